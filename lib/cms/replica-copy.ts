import { isDeepStrictEqual } from "node:util";
import { changeSumOf } from "@dorfforum/shared/runtime/change-sum";
import { ZodError, z } from "zod";
import { readLines, writeLines } from "@/lib/caches/line-file";
import { reportError } from "@/lib/monitoring/report-error";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { Summary } from "./changes";
import { CmsSchemaError } from "./errors";
import { instant, WireDocument } from "./wire";

/** All published entries of one content type at one moment. It is never changed: the next change makes a new one. */
export type Snapshot<Item> = { items: readonly Item[]; byId: ReadonlyMap<string, Item> };

/** Changes within this time are written to the file together. */
const writeDelayMs = 500;

/** The first line of the file on disk; each of the others has an entry as the CMS sent it. */
const Head = z.object({
  fingerprint: z.string(),
  /** Of entries: a file that was cut at the end of a line is damaged too. Files of version 0.1.0 have none. */
  count: z.number().optional(),
  media: Summary.optional(),
});

/** `item` is undefined when the entry never fitted its schema. */
type Entry<Item> = { wire: WireDocument; times: Times; item: Item | undefined };

/** When an entry last changed (ISO, "" if it has no times), and its part of the sum of all changes */
type Times = { changedAt: string; sum: number };

function timesOf({ updatedAt, publishedAt }: WireDocument): Times {
  const times = [updatedAt, publishedAt].map((time) => instant.safeParse(time).data ?? "");
  const [updated = 0, published = 0] = times.map((time) => Date.parse(time) || 0);
  return { changedAt: times.sort().at(-1) ?? "", sum: changeSumOf(updated, published) };
}

/** The entries of one content type in memory and on disk; replica.ts decides whether they are up to date. */
export class ReplicaCopy<Item> {
  readonly #entries = new Map<string, Entry<Item>>();
  #hasChanged = false;
  /** Undefined until it was filled once, from the file or the CMS. */
  #snapshot: Snapshot<Item> | undefined;
  #writing: Promise<void> | undefined;
  /** The state of the media library that the files in these entries come from */
  media: Summary | undefined;

  /** @param fingerprint of the query: a file on disk that was made with another one is ignored */
  constructor(
    private readonly model: string,
    private readonly fingerprint: string,
    private readonly parse: (wire: WireDocument) => Item,
  ) {}

  get #fileName(): string {
    return `cms/${this.model}.ndjson`;
  }

  get snapshot(): Snapshot<Item> | undefined {
    return this.#snapshot;
  }

  get summary(): Summary {
    let newest: string | null = null;
    let sum = 0;
    for (const { times } of this.#entries.values()) {
      if (newest === null || times.changedAt > newest) newest = times.changedAt;
      sum += times.sum;
    }
    return { count: this.#entries.size, newest, sum };
  }

  /** Adds or replaces entries, while requests are served. One that does not fit its schema is reported and keeps its former item, if it had one. */
  async put(documents: readonly WireDocument[]): Promise<void> {
    const yieldToRequests = inSlices();
    for (const wire of documents) {
      await yieldToRequests();
      const former = this.#entries.get(wire.documentId);
      if (isDeepStrictEqual(former?.wire, wire)) continue;
      const item = this.#parsed(wire) ?? former?.item;
      this.#entries.set(wire.documentId, { wire, times: timesOf(wire), item });
      this.#hasChanged = true;
    }
  }

  delete(ids: Iterable<string>): void {
    for (const id of ids) if (this.#entries.delete(id)) this.#hasChanged = true;
  }

  /** Deletes all entries but these. @returns the ids of those that are missing, or are older here */
  retain(documents: readonly WireDocument[]): string[] {
    const wanted = new Set(documents.map(({ documentId }) => documentId));
    this.delete([...this.#entries.keys()].filter((id) => !wanted.has(id)));
    return documents.flatMap((wire) =>
      this.#entries.get(wire.documentId)?.times.sum === timesOf(wire).sum ? [] : [wire.documentId],
    );
  }

  idsWithFile(fileId: string): string[] {
    return [...this.#entries].flatMap(([id, { wire }]) => (mentions(wire, fileId) ? [id] : []));
  }

  /** Makes the present entries what readers see, and writes them to the file. */
  publish(): void {
    if (this.#hasChanged || !this.#snapshot) {
      const byId = new Map(
        [...this.#entries].flatMap(([id, { item }]) => (item === undefined ? [] : [[id, item]])),
      );
      this.#snapshot = { items: [...byId.values()], byId };
      this.#hasChanged = false;
    }
    this.#writing ??= this.#writeSoon();
  }

  /** Fills it with what a former process wrote, if anything. */
  async restore(): Promise<void> {
    try {
      const documents: WireDocument[] = [];
      let head: z.infer<typeof Head> | undefined;
      for await (const line of readLines(this.#fileName)) {
        if (head) documents.push(WireDocument.parse(line));
        else head = Head.parse(line);
        if (head.fingerprint !== this.fingerprint) return;
      }
      if (!head) return;
      if (documents.length !== (head.count ?? documents.length))
        throw new Error(`The copy has lost entries: ${this.#fileName}`);
      await this.put(documents);
      this.media = head.media;
      this.publish();
    } catch (error) {
      // A damaged file is no copy at all: the CMS is asked for everything.
      this.#entries.clear();
      reportError(error, { replica: this.model });
    }
  }

  #parsed(wire: WireDocument): Item | undefined {
    try {
      return this.parse(wire);
    } catch (error) {
      const path = `${this.model} ${wire.documentId}: ${fieldsOf(error)}`;
      reportError(new CmsSchemaError(path, error), { replica: this.model });
      return undefined;
    }
  }

  async #writeSoon(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, writeDelayMs).unref());
    this.#writing = undefined;
    const documents = [...this.#entries.values()].map(({ wire }) => wire);
    try {
      const head = { fingerprint: this.fingerprint, count: documents.length, media: this.media };
      await writeLines(this.#fileName, [head, ...documents]);
    } catch (error) {
      // The copy in memory still serves, and the next change tries again.
      reportError(error, { replica: this.model });
    }
  }
}

function mentions(value: unknown, documentId: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((inner) => inner === documentId || mentions(inner, documentId));
}

/** The fields that do not fit, such as `Beginn, Ausnahmen.0.Datum` */
const fieldsOf = (error: unknown) =>
  error instanceof ZodError ? error.issues.map(({ path }) => path.join(".")).join(", ") : "unknown field";
