import { ZodError } from "zod";
import { reportError } from "@/lib/monitoring/report-error";
import type { Summary } from "./changes";
import type { WireDocument } from "./client";
import type { Ready } from "./collection";
import { CmsSchemaError } from "./errors";
import { readReplicaFile, writeReplicaFile } from "./replica-file";

/** Changes within this time are written to the file together, in milliseconds. */
const writeDelay = 500;

type Held<Item> = { wire: WireDocument; changed: string; item: Item | undefined };

/** The entries of one content type in memory and on disk; whether they are up to date is replica.ts's business. */
export class ReplicaCopy<Item> {
  readonly #model: string;
  readonly #fingerprint: string;
  readonly #parse: (wire: WireDocument) => Item;
  readonly #held = new Map<string, Held<Item>>();
  #ready: Ready<Item> | undefined;
  #writing: Promise<void> | undefined;
  /** The state of the media library that the pictures in these entries come from */
  media: Summary | undefined;

  /** `fingerprint` tells whether a file on disk was asked for with the same fields. */
  constructor(model: string, fingerprint: string, parse: (wire: WireDocument) => Item) {
    this.#model = model;
    this.#fingerprint = fingerprint;
    this.#parse = parse;
  }

  /** Undefined until it was filled once, from the file or the CMS. */
  get ready(): Ready<Item> | undefined {
    return this.#ready;
  }

  get ids(): string[] {
    return [...this.#held.keys()];
  }

  get summary(): Summary {
    let newest: string | null = null;
    for (const { changed } of this.#held.values()) if (newest === null || changed > newest) newest = changed;
    return { count: this.#held.size, newest };
  }

  /** One bad entry must not take the list down: it keeps its former version, or stays out, and is reported. */
  hold(wire: WireDocument): void {
    const dates = [wire.updatedAt, wire.publishedAt].filter((value) => typeof value === "string");
    let item: Item | undefined;
    try {
      item = this.#parse(wire);
    } catch (error) {
      item = this.#ready?.byId.get(wire.documentId);
      const path = `${this.#model} ${wire.documentId}: ${fieldsOf(error)}`;
      reportError(new CmsSchemaError(path, error), { replica: this.#model });
    }
    this.#held.set(wire.documentId, { wire, changed: dates.sort().at(-1) ?? "", item });
  }

  drop(id: string): void {
    this.#held.delete(id);
  }

  /** Drops what is not among `ids` and says which of them are missing. */
  keepOnly(ids: readonly string[]): string[] {
    const present = new Set(ids);
    for (const id of this.#held.keys()) if (!present.has(id)) this.#held.delete(id);
    return ids.filter((id) => !this.#held.has(id));
  }

  /** Entries in which this file hangs */
  idsWithFile(fileId: string): string[] {
    return [...this.#held].flatMap(([id, { wire }]) => (mentions(wire, fileId) ? [id] : []));
  }

  /** Makes the present state what readers see, and writes it down. */
  publish(): void {
    const items: Item[] = [];
    const byId = new Map<string, Item>();
    for (const [id, { item }] of this.#held) {
      if (item === undefined) continue;
      items.push(item);
      byId.set(id, item);
    }
    this.#ready = { items, byId };
    this.#writing ??= this.#writeSoon();
  }

  /** Fills it with what a former process wrote, if there is any. */
  async readFile(): Promise<void> {
    try {
      const file = await readReplicaFile(this.#model, this.#fingerprint);
      if (!file) return;
      for (const document of file.documents) this.hold(document);
      this.media = file.media;
      this.publish();
    } catch (error) {
      // A damaged file is no copy at all: the CMS is asked for everything.
      this.#held.clear();
      reportError(error, { replica: this.#model });
    }
  }

  async #writeSoon(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, writeDelay).unref());
    this.#writing = undefined;
    const documents = [...this.#held.values()].map(({ wire }) => wire);
    try {
      await writeReplicaFile(this.#model, this.#fingerprint, { documents, media: this.media });
    } catch (error) {
      // The copy in memory still serves; the next change tries again.
      reportError(error, { replica: this.#model });
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
