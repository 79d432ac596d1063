import { isDeepStrictEqual } from "node:util";
import { keyOf } from "@dorfforum/german-search/entry";
import { reportError } from "@/lib/monitoring/report-error";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { areSame, type Content } from "./content-sources";
import type { SavedSlots } from "./index-file";
import type { TypeContent } from "./searched-type";

/** The entries' keys by their items; undefined of an item that is not searched */
type Keys = ReadonlyMap<object, string | undefined>;

export class ContentSync {
  #content: Content | undefined;
  /** By content type */
  readonly #keys: Keys[] = [];

  /** @param savedSlots spares the first sync to tokenize entries that have not changed since they were saved. */
  constructor(
    readonly index: VillageIndex,
    private savedSlots?: SavedSlots,
  ) {}

  isInSyncWith({ parts }: Content): boolean {
    return areSame(this.#content?.parts, parts);
  }

  /**
   * Requests are served in between; they find each entry either as it was or as it is.
   * @returns the entries that were put into the index
   */
  async sync(content: Content): Promise<SearchEntry[]> {
    const former = this.#content;
    if (former?.synonyms !== content.synonyms)
      this.index.setSynonyms(content.synonyms.items.map(({ terms }) => terms));
    const areRelatedSame = areSame(former?.relatedParts, content.relatedParts);
    const put: SearchEntry[] = [];
    for (const [at, type] of content.types.entries()) {
      const before = former?.types[at];
      if (areRelatedSame && before?.items === type.items) continue;
      const keys = this.#keys[at] ?? new Map();
      const isUnchanged = (item: object) =>
        keys.has(item) && (areRelatedSame || areSame(before?.relatedOf(item), type.relatedOf(item)));
      this.#keys[at] = await this.#syncType(type, keys, isUnchanged, put);
    }
    if (this.savedSlots) this.index.dropUnused();
    this.savedSlots = undefined;
    this.#content = content;
    return put;
  }

  async #syncType(
    type: TypeContent,
    before: Keys,
    isUnchanged: (item: object) => boolean,
    put: SearchEntry[],
  ): Promise<Keys> {
    const yieldToRequests = inSlices();
    const keys = new Map<object, string | undefined>();
    const made = new Set<string>();
    for (const item of type.items) {
      if (isUnchanged(item)) {
        keys.set(item, before.get(item));
        continue;
      }
      const entry = entryOf(item, type);
      const key = entry && keyOf(entry);
      keys.set(item, key);
      if (!entry || !key) continue;
      made.add(key);
      if (this.#put(key, entry)) put.push(entry);
      await yieldToRequests();
    }
    for (const [item, key] of before) if (key && !keys.has(item) && !made.has(key)) this.index.remove(key);
    return keys;
  }

  /** @returns whether the index has it anew: most entries that are made again because of a related one are the same. */
  #put(key: string, entry: SearchEntry): boolean {
    if (isDeepStrictEqual(this.index.get(key), entry)) return false;
    this.index.put(entry, this.savedSlots?.(entry));
    return true;
  }
}

/** One that cannot be read is reported and left out, so that the search has all others. */
function entryOf(item: object, { toEntry }: TypeContent): SearchEntry | undefined {
  try {
    return toEntry(item);
  } catch (error) {
    reportError(error, { part: "search entry", id: (item as { id?: string }).id });
    return undefined;
  }
}
