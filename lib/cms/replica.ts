import { createHash } from "node:crypto";
import { reportError } from "@/lib/monitoring/report-error";
import { readChanges, type Summary, sameSummary } from "./changes";
import { readAll, readSingle, type WireDocument } from "./client";
import type { Ready } from "./collection";
import { CmsRequestError } from "./errors";
import { ReplicaCopy } from "./replica-copy";

type Source<Item> = {
  model: string;
  plural?: string;
  drafts: boolean;
  fields: readonly string[];
  populate?: Record<string, readonly string[]>;
  parse: (wire: WireDocument) => Item;
};

/** How long after a refresh began visitors wait for it while there is a copy to show, in milliseconds. */
const patience = 1000;
/** After a failure the CMS is left alone for so long, doubling from the first to the last, in milliseconds. */
const firstPause = 1000;
const longestPause = 30_000;
/** Ids in one query; more would make too long an address. */
const idsPerQuery = 50;

/**
 * All published entries of one content type: loaded once, refreshed entry by entry when the CMS says that one
 * changed, checked after a restart before it is trusted, and shown as the last good copy while the CMS fails.
 * docs/decisions/content-replica.md says why this is not Next's data cache.
 */
export class Replica<Item> {
  readonly #source: Source<Item>;
  readonly #name: string;
  readonly #path: string;
  readonly #copy: ReplicaCopy<Item>;
  /** Whether pictures hang in the entries, whose changes do not touch the entries themselves */
  readonly #hasMedia: boolean;
  /** False until checked against the CMS, and again when the change query finds a difference */
  #trusted = false;
  /** Entries a webhook named since they were last read */
  readonly #changed = new Set<string>();
  #fromFile: Promise<void> | undefined;
  #refreshing: Promise<void> | undefined;
  /** Resolves when visitors have waited long enough for the refresh under way */
  #patience: Promise<void> | undefined;
  #failure: { error: unknown; pause: number; until: number } | undefined;

  constructor(source: Source<Item>) {
    const { model, plural, fields, populate = {}, parse } = source;
    const fingerprint = createHash("sha256").update(JSON.stringify({ fields, populate })).digest("hex");
    this.#source = source;
    this.#name = plural ?? model;
    this.#path = `/api/${this.#name}`;
    this.#copy = new ReplicaCopy(model, fingerprint.slice(0, 16), parse);
    this.#hasMedia = Object.values(populate).some((inner) => inner.includes("url"));
  }

  get drafts(): boolean {
    return this.#source.drafts;
  }

  /** @throws CmsRequestError when the CMS fails and there is no copy */
  async ready(): Promise<Ready<Item>> {
    this.#fromFile ??= this.#copy.readFile();
    await this.#fromFile;
    // A change that arrives during a refresh needs another; three rounds bound a busy editor.
    for (let round = 0; round < 3 && this.#isBehind() && !this.#isPaused(); round += 1) {
      const refresh = this.#refresh();
      await (this.#copy.ready ? Promise.race([refresh, this.#patience]) : refresh);
    }
    if (this.#copy.ready) return this.#copy.ready;
    throw this.#failure?.error ?? new CmsRequestError(this.#path, undefined);
  }

  /** A webhook's word that this entry was published, changed or removed. */
  expire(documentId: string): void {
    this.#changed.add(documentId);
    // Whoever sends webhooks answers again.
    this.#failure = undefined;
    void this.#refresh();
  }

  /** A file changed or is gone: every entry that shows it is read again. `seen` is the library's state now. */
  expireFile(fileId: string, seen: Summary | undefined): void {
    if (!this.#hasMedia) return;
    this.#copy.media = seen;
    for (const id of this.#copy.idsWithFile(fileId)) this.expire(id);
  }

  /** Holds the change query's answer against the copy. */
  compare(changes: Record<string, Summary>): void {
    if (!this.#copy.ready || this.#refreshing) return;
    this.#trusted &&= this.#agreesWith(changes);
    if (this.#isBehind()) void this.#refresh();
  }

  #isBehind(): boolean {
    return !this.#trusted || this.#changed.size > 0 || this.#refreshing !== undefined;
  }

  #isPaused(): boolean {
    return this.#failure !== undefined && Date.now() < this.#failure.until;
  }

  #agreesWith(changes: Record<string, Summary>): boolean {
    return sameSummary(changes[this.#name], this.#copy.summary) && this.#hasSeenMedia(changes);
  }

  #hasSeenMedia(changes: Record<string, Summary>): boolean {
    return !this.#hasMedia || sameSummary(changes.medien, this.#copy.media);
  }

  /** Brings the copy up to date; a failure is reported and remembered, not thrown. */
  #refresh(): Promise<void> {
    if (this.#refreshing) return this.#refreshing;
    this.#patience = pauseOf(patience);
    this.#refreshing = this.#catchUp()
      .then(() => {
        this.#failure = undefined;
      })
      .catch((error: unknown) => {
        const pause = Math.min((this.#failure?.pause ?? firstPause / 2) * 2, longestPause);
        this.#failure = { error, pause, until: Date.now() + pause };
        reportError(error, { replica: this.#name, servedFromCopy: this.#copy.ready !== undefined });
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  async #catchUp(): Promise<void> {
    if (!this.#trusted) await this.#verify();
    while (this.#changed.size > 0) {
      const ids = [...this.#changed].slice(0, idsPerQuery);
      for (const id of ids) this.#changed.delete(id);
      await this.#readEntries(ids).catch((error: unknown) => {
        for (const id of ids) this.#changed.add(id);
        throw error;
      });
    }
  }

  /** Everything when there is no copy, otherwise what changed since the copy's newest entry. */
  async #verify(): Promise<void> {
    // Asked first: what changes while we read shows at the next comparison.
    const changes = await readChanges();
    if (!this.#copy.ready || !this.#hasSeenMedia(changes)) {
      this.#takeAll(await this.#query({}));
    } else if (!this.#agreesWith(changes)) {
      await this.#readChangedSince(this.#copy.summary.newest);
      if (changes[this.#name]?.count !== this.#copy.summary.count) await this.#reconcile();
    }
    this.#copy.media = changes.medien;
    this.#trusted = true;
    this.#copy.publish();
  }

  #takeAll(documents: WireDocument[]): void {
    this.#copy.keepOnly(documents.map(({ documentId }) => documentId));
    for (const document of documents) this.#copy.hold(document);
  }

  async #readChangedSince(newest: string | null): Promise<void> {
    const since = { $gte: newest ?? new Date(0).toISOString() };
    const filters = { $or: [{ updatedAt: since }, { publishedAt: since }] };
    for (const document of await this.#query({ filters })) this.#copy.hold(document);
  }

  /** Compares ids alone: drops what is gone and reads what is missing. */
  async #reconcile(): Promise<void> {
    if (!this.#source.plural) return this.#takeAll(await this.#query({}));
    const documents = await readAll(this.#path, { fields: ["documentId"] });
    const missing = this.#copy.keepOnly(documents.map(({ documentId }) => documentId));
    for (const id of missing) this.#changed.add(id);
  }

  async #readEntries(ids: string[]): Promise<void> {
    const documents = await this.#query(this.#source.plural ? { filters: { documentId: { $in: ids } } } : {});
    for (const id of ids) this.#copy.drop(id);
    for (const document of documents) this.#copy.hold(document);
    this.#copy.publish();
  }

  async #query(filter: Parameters<typeof readAll>[1]): Promise<WireDocument[]> {
    const { fields, populate = {}, plural } = this.#source;
    const params = {
      fields: [...fields, "updatedAt", "publishedAt"],
      populate: Object.fromEntries(Object.entries(populate).map(([key, inner]) => [key, { fields: inner }])),
      ...filter,
    };
    if (plural) return readAll(this.#path, params);
    const single = await readSingle(this.#path, params);
    return single ? [single] : [];
  }
}

/** A pause that keeps no process alive. */
const pauseOf = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
