import { inSlices } from "@/lib/yield-to-event-loop";
import { keyOf, type SearchIndex } from "../index/search-index";
import type { SearchEntry } from "../search-entry";
import { type Content, hasSameRelations, sourcesOf } from "./content-sources";

/** Brings one index up to date with the content, entry by entry, and remembers what it has seen. */
export class ContentFollower {
  readonly #index: SearchIndex;
  #seen: Content | undefined;
  /** What each item became, undefined for what cannot be found */
  #keys = new Map<object, string | undefined>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  get seen(): Content | undefined {
    return this.#seen;
  }

  /** Requests are served in between; each finds every entry either as it was or as it is. */
  async follow(content: Content, now: number): Promise<void> {
    const pause = inSlices();
    if (this.#seen?.synonyms !== content.synonyms)
      this.#index.setSynonyms(content.synonyms.items.map(({ terms }) => terms));
    const trustsItems = hasSameRelations(this.#seen, content);
    const keys = new Map<object, string | undefined>();
    const present = new Set<string>();
    for (const { item, toEntry } of sourcesOf(content)) {
      const isKnown = trustsItems && this.#keys.has(item);
      const key = isKnown ? this.#keys.get(item) : this.#take(toEntry());
      keys.set(item, key);
      if (key !== undefined) present.add(key);
      if (!isKnown) await pause();
    }
    for (const key of [...this.#index.keys()]) if (!present.has(key)) this.#index.remove(key);
    this.#keys = keys;
    this.#seen = content;
    await this.#prepareDates(now, pause);
  }

  #take(entry: SearchEntry | undefined): string | undefined {
    if (!entry) return undefined;
    const key = keyOf(entry);
    const known = this.#index.get(key);
    // What another entry's change or a saved index brings along has mostly stayed the same.
    if (!known || JSON.stringify(known) !== JSON.stringify(entry)) this.#index.put(entry);
    return key;
  }

  /** Series take long to work out; done here, no visitor waits for them. */
  async #prepareDates(now: number, pause: () => Promise<void>): Promise<void> {
    for (const entry of this.#index.entries) {
      if (!entry?.dates) continue;
      this.#index.dates.prepare(entry, now);
      await pause();
    }
  }
}
