import { keyOf } from "@dorfforum/german-search/entry";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { statedAges } from "../intents/intent-filter";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { type Content, isSame } from "./content-sources";
import type { SavedWeights } from "./index-file";

export class ContentSync {
  #content: Content | undefined;
  #keys = new Map<object, string | undefined>();

  /** @param savedWeights spares the first sync to tokenize entries that have not changed since they were saved. */
  constructor(
    readonly index: VillageIndex,
    private savedWeights?: SavedWeights,
  ) {}

  get isBuilt(): boolean {
    return this.#content !== undefined;
  }

  isInSyncWith(content: Content): boolean {
    return isSame(this.#content?.snapshots, content.snapshots);
  }

  /** Requests are served in between; they find each entry either as it was or as it is. */
  async sync(content: Content, now: number): Promise<void> {
    const yieldToRequests = inSlices();
    if (this.#content?.synonyms !== content.synonyms)
      this.index.setSynonyms(content.synonyms.items.map(({ terms }) => terms));
    const areItemsEnough = isSame(this.#content?.relatedSnapshots, content.relatedSnapshots);
    const keys = new Map<object, string | undefined>();
    for (const { item, toEntry } of content.sources()) {
      const isUnchanged = areItemsEnough && this.#keys.has(item);
      keys.set(item, isUnchanged ? this.#keys.get(item) : this.#put(toEntry()));
      if (!isUnchanged) await yieldToRequests();
    }
    const present = new Set(keys.values());
    for (const key of [...this.index.keys()]) if (!present.has(key)) this.index.remove(key);
    this.#keys = keys;
    this.#content = content;
    this.savedWeights = undefined;
    // Dates of series and ages in texts take long to compute; no visitor waits for them.
    for (const entry of this.index.entries) {
      if (!entry) continue;
      statedAges(entry);
      this.index.dates.firstWithin(entry, now);
      await yieldToRequests();
    }
  }

  #put(entry: SearchEntry | undefined): string | undefined {
    if (!entry) return undefined;
    const key = keyOf(entry);
    const previous = this.index.get(key);
    // Most entries that are made again because of a related one are the same.
    if (!previous || JSON.stringify(previous) !== JSON.stringify(entry))
      this.index.put(entry, this.savedWeights?.(entry));
    return key;
  }
}
