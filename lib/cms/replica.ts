import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { reportError } from "@/lib/monitoring/report-error";
import { isSameSummary, readChanges, type Summary } from "./changes";
import { withJitter } from "./client";
import { announceContentChange } from "./content-changes";
import { EntryReader } from "./entry-reader";
import { CmsRequestError } from "./errors";
import { ReplicaCopy, type Snapshot } from "./replica-copy";
import type { CollectionQuery, WireDocument } from "./wire";

type Source<Item> = {
  model: string;
  /** Undefined for a single type */
  plural: string | undefined;
  query: CollectionQuery;
  /** @throws when the entry does not fit its schema */
  parse: (wire: WireDocument) => Item;
};

/** Visitors wait this long for a refresh, counted from its beginning, and not at all after one that failed. */
const maxWaitMs = 1000;
/** A failed refresh is repeated after the first delay, which doubles with each further failure up to a maximum. */
const minRetryDelayMs = 1000;
const maxRetryDelayMs = { withCopy: 30_000, withoutCopy: 1500 };
/** More ids would make the address of a query too long. */
const maxIdsPerQuery = 50;

/**
 * All published entries of one content type: loaded once, refreshed entry by entry when the CMS says that one
 * changed, checked after a restart before it is trusted, and shown as the last good copy while the CMS fails.
 * docs/decisions/content-replica.md says why this is not Next's data cache.
 */
export class Replica<Item> {
  readonly #model: string;
  readonly #name: string;
  readonly #reader: EntryReader;
  readonly #copy: ReplicaCopy<Item>;
  /** Whether entries hold files of the media library, whose changes do not touch the entries themselves */
  readonly hasFiles: boolean;
  /** False until compared with the CMS, and again when the change query finds a difference */
  #isVerified = false;
  /** Entries that a webhook named and that have not been read since */
  readonly #expiredIds = new Set<string>();
  #restoring: Promise<void> | undefined;
  /** The refresh under way; `waited` resolves when visitors have waited for it long enough. */
  #refreshing: { done: Promise<void>; waited: Promise<void> } | undefined;
  /** Why the last refresh failed; another one follows `delayMs` after it. */
  #failure: { error: unknown; delayMs: number } | undefined;
  #announced: Snapshot<Item> | undefined;
  /** When the copy was last known to be what the CMS has (ms since the epoch) */
  #confirmedAt: number | undefined;

  constructor({ model, plural, query, parse }: Source<Item>) {
    const fingerprint = createHash("sha256").update(JSON.stringify(query)).digest("hex").slice(0, 16);
    this.#model = model;
    this.#name = plural ?? model;
    this.#reader = new EntryReader(model, plural, query);
    this.#copy = new ReplicaCopy(model, fingerprint, parse);
    this.hasFiles = Object.values(query.populate).some(({ fields }) => fields.includes("url"));
  }

  /** As Collection.ready() */
  async ready(): Promise<Snapshot<Item>> {
    await this.#restore();
    // A change that arrives during a refresh needs another one. Three rounds at most, even if editors save all the time.
    for (let round = 0; round < 3 && this.#isStale(); round += 1) {
      if (this.#failure) break;
      const { done, waited } = this.#refresh();
      await Promise.race([done, waited]);
    }
    if (this.#copy.snapshot) return this.#copy.snapshot;
    throw this.#failure?.error ?? new CmsRequestError(this.#reader.path, undefined);
  }

  /** What ready() resolves with at once; undefined while it would wait, or throw. */
  get settled(): Snapshot<Item> | undefined {
    return this.#isStale() && !this.#failure ? undefined : this.#copy.snapshot;
  }

  /** `copy`: the last good content, while the CMS fails or before it was compared with the CMS. */
  get state(): "current" | "copy" | "loading" | "failing" {
    if (!this.#copy.snapshot) return this.#failure ? "failing" : "loading";
    return this.#isVerified && !this.#failure ? "current" : "copy";
  }

  /** Since the copy was last known to be what the CMS has; undefined if never since the start of this process. */
  get ageSeconds(): number | undefined {
    return this.#confirmedAt && (Date.now() - this.#confirmedAt) / 1000;
  }

  /** For webhooks: this entry was published, changed or removed. */
  expire(documentId: string): void {
    this.#expiredIds.add(documentId);
    // A CMS that sends webhooks answers again.
    this.#failure = undefined;
    this.#refresh();
  }

  /** For webhooks: a file changed or is gone, so every entry that holds it is read again. */
  expireFile(fileId: string, mediaLibrary: Summary | undefined): void {
    if (!this.hasFiles) return;
    this.#copy.media = mediaLibrary;
    for (const id of this.#copy.idsWithFile(fileId)) this.expire(id);
  }

  /** Compares the copy with the answer of the change query, and refreshes it in the background when they differ. */
  compare(changes: Record<string, Summary>): void {
    if (!this.#copy.snapshot || this.#refreshing) return;
    this.#isVerified &&= this.#agreesWith(changes);
    if (this.#isStale()) this.#refresh();
    else this.#confirmedAt = Date.now();
  }

  #isStale(): boolean {
    return !this.#isVerified || this.#expiredIds.size > 0 || this.#refreshing !== undefined;
  }

  #agreesWith(changes: Record<string, Summary>): boolean {
    return isSameSummary(changes[this.#name], this.#copy.summary) && this.#hasNewestFiles(changes);
  }

  #hasNewestFiles(changes: Record<string, Summary>): boolean {
    return !this.hasFiles || isSameSummary(changes.medien, this.#copy.media);
  }

  #restore(): Promise<void> {
    this.#restoring ??= this.#copy.restore();
    return this.#restoring;
  }

  /** Brings the copy up to date. Its promises never reject: a failure is reported, kept for ready() and retried. */
  #refresh() {
    this.#refreshing ??= {
      done: this.#catchUp()
        .then(() => {
          this.#failure = undefined;
        })
        .catch((error: unknown) => this.#retryLater(error))
        .finally(() => {
          this.#refreshing = undefined;
          this.#announce();
        }),
      waited: sleep(maxWaitMs, undefined, { ref: false }),
    };
    return this.#refreshing;
  }

  #retryLater(error: unknown): void {
    const maxDelayMs = maxRetryDelayMs[this.#copy.snapshot ? "withCopy" : "withoutCopy"];
    const delayMs = this.#failure ? Math.min(this.#failure.delayMs * 2, maxDelayMs) : minRetryDelayMs;
    const failure = { error, delayMs };
    this.#failure = failure;
    setTimeout(() => this.#failure === failure && this.#refresh(), withJitter(delayMs)).unref();
    reportError(error, { replica: this.#name, servedFromCopy: this.#copy.snapshot !== undefined });
  }

  #announce(): void {
    if (this.#announced === this.#copy.snapshot) return;
    this.#announced = this.#copy.snapshot;
    announceContentChange(this.#model);
  }

  async #catchUp(): Promise<void> {
    await this.#restore();
    if (!this.#isVerified) await this.#verify();
    while (this.#expiredIds.size > 0) {
      const ids = [...this.#expiredIds].slice(0, maxIdsPerQuery);
      for (const id of ids) this.#expiredIds.delete(id);
      await this.#readEntries(ids).catch((error: unknown) => {
        for (const id of ids) this.#expiredIds.add(id);
        throw error;
      });
    }
  }

  /** Reads everything when there is no copy, otherwise what changed since the copy's newest entry. */
  async #verify(): Promise<void> {
    // Asked first: what changes during the reads shows at the next comparison.
    const changes = await readChanges();
    if (!this.#copy.snapshot || !this.#hasNewestFiles(changes)) {
      const documents = await this.#reader.all();
      this.#copy.retain(documents);
      await this.#copy.put(documents);
    } else if (!this.#agreesWith(changes)) {
      const since = this.#copy.summary.newest ?? new Date(0).toISOString();
      await this.#copy.put(await this.#reader.changedSince(since));
      // What is left was deleted, or is older than what was told of.
      if (!this.#agreesWith(changes))
        for (const id of this.#copy.retain(await this.#reader.times())) this.#expiredIds.add(id);
    }
    this.#copy.media = changes.medien;
    this.#isVerified = true;
    this.#confirmedAt = Date.now();
    this.#copy.publish();
  }

  async #readEntries(ids: string[]): Promise<void> {
    const documents = await this.#reader.withIds(ids);
    const present = new Set(documents.map(({ documentId }) => documentId));
    this.#copy.delete(ids.filter((id) => !present.has(id)));
    await this.#copy.put(documents);
    this.#copy.publish();
  }
}
