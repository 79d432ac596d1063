import type { VillageDays } from "@/lib/dates/series";
import { allLayers, type Layers } from "../layers";
import { QueryAnalyser } from "../query/query-analyser";
import { Synonyms } from "../query/synonyms";
import { StaticBoosts } from "../ranking/static-boosts";
import type { SearchEntry } from "../search-entry";
import { entryWeights } from "./entry-weights";
import { EventDates } from "./event-dates";
import { Lexicon } from "./lexicon";
import { Postings } from "./postings";
import { type TokenizedText, tokenizedTexts } from "./tokenized-texts";

/** Unique across kinds */
export const keyOf = ({ kind, id }: Pick<SearchEntry, "kind" | "id">): string => `${kind}/${id}`;

/** All entries and their words. Putting or removing one takes well under a millisecond per thousand words. */
export class SearchIndex {
  readonly lexicon: Lexicon;
  readonly postings = new Postings();
  readonly dates = new EventDates();
  /** Of the past, cached apart so that questions about it do not displace the next dates */
  readonly pastDates = new EventDates();
  readonly staticBoosts = new StaticBoosts(this.dates);
  readonly tokenizedText: (markdown: string) => TokenizedText;
  /** By slot */
  readonly entries: (SearchEntry | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  analyser: QueryAnalyser;
  /** The Land and the school holidays, for questions that name them */
  village: VillageDays = { schoolHolidays: [] };
  version = 0;

  constructor(readonly layers: Layers = allLayers) {
    this.lexicon = new Lexicon(layers);
    this.tokenizedText = tokenizedTexts(this.lexicon);
    this.analyser = this.#newAnalyser([]);
  }

  get size(): number {
    return this.#slots.size;
  }

  keys(): IterableIterator<string> {
    return this.#slots.keys();
  }

  get(key: string): SearchEntry | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? undefined : this.entries[slot];
  }

  put(entry: SearchEntry, weights: ReadonlyMap<number, number> = entryWeights(entry, this.lexicon)): void {
    const key = keyOf(entry);
    this.remove(key);
    const slot = this.postings.add(weights);
    this.entries[slot] = entry;
    this.#slots.set(key, slot);
    this.version += 1;
  }

  remove(key: string): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    this.postings.remove(slot);
    this.entries[slot] = undefined;
    this.#slots.delete(key);
    this.version += 1;
  }

  weightsOf(key: string): [word: number, weight: number][] {
    const slot = this.#slots.get(key);
    return slot === undefined ? [] : this.postings.weightsOf(slot);
  }

  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.analyser = this.#newAnalyser(groups);
    this.version += 1;
  }

  setVillageDays(village: VillageDays): void {
    if (this.village === village) return;
    this.village = village;
    this.version += 1;
  }

  #newAnalyser(groups: readonly (readonly string[])[]): QueryAnalyser {
    return new QueryAnalyser(this.lexicon, this.postings, this.layers, new Synonyms(groups, this.lexicon));
  }
}
