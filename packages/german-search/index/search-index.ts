import { EventDates } from "@/lib/search/events/event-dates";
import { EventSpans } from "@/lib/search/events/event-spans";
import { StaticBoosts } from "@/lib/search/events/static-boosts";
import { type IndexedEntry, keyOf } from "../entry";
import { allLayers, type Layers } from "../layers";
import { QueryAnalyser } from "../query/query-analyser";
import { Synonyms } from "../query/synonyms";
import { entryWeights } from "./entry-weights";
import { Lexicon } from "./lexicon";
import { type NameWord, nameWords } from "./name-words";
import { Postings } from "./postings";
import { TitleOrder } from "./title-order";
import { TitleWords } from "./title-words";
import { type TokenizedText, tokenizedTexts } from "./tokenized-texts";

/** All entries and their words. Putting or removing one takes well under a millisecond per thousand words. */
export class SearchIndex {
  readonly lexicon: Lexicon;
  readonly postings = new Postings();
  readonly dates = new EventDates();
  /** Of the past, cached apart so that questions about it do not displace the next dates */
  readonly pastDates = new EventDates();
  readonly eventSpans = new EventSpans();
  readonly staticBoosts = new StaticBoosts(this.dates);
  readonly titleWords: TitleWords;
  readonly tokenizedText: (markdown: string) => TokenizedText;
  readonly nameWords: (name: string) => readonly NameWord[];
  /** By slot */
  readonly entries: (IndexedEntry | undefined)[] = [];
  readonly titleOrder = new TitleOrder(this.entries);
  readonly #slots = new Map<string, number>();
  analyser: QueryAnalyser;
  version = 0;

  constructor(readonly layers: Layers = allLayers) {
    this.lexicon = new Lexicon(layers);
    this.titleWords = new TitleWords(this.lexicon);
    this.tokenizedText = tokenizedTexts(this.lexicon);
    this.nameWords = nameWords(this.lexicon);
    this.analyser = this.#newAnalyser([]);
  }

  get size(): number {
    return this.#slots.size;
  }

  keys(): IterableIterator<string> {
    return this.#slots.keys();
  }

  get(key: string): IndexedEntry | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? undefined : this.entries[slot];
  }

  put(entry: IndexedEntry, weights: ReadonlyMap<number, number> = entryWeights(entry, this.lexicon)): void {
    const key = keyOf(entry);
    this.remove(key);
    const slot = this.postings.add(weights);
    this.entries[slot] = entry;
    this.eventSpans.put(slot, entry.dates);
    this.titleWords.add(slot, entry.title);
    this.titleOrder.add(slot);
    this.#slots.set(key, slot);
    this.version += 1;
  }

  /** Whether an entry is an event whose last date is over */
  isOver(entry: IndexedEntry, slot: number, now: number): boolean {
    if (!entry.dates) return false;
    const isAhead = this.eventSpans.touches(slot, now, Number.POSITIVE_INFINITY);
    return isAhead === undefined ? this.dates.isOver(entry, now) : !isAhead;
  }

  remove(key: string): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    this.postings.remove(slot);
    this.titleWords.remove(slot, this.entries[slot]?.title ?? "");
    this.titleOrder.remove(slot);
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

  #newAnalyser(groups: readonly (readonly string[])[]): QueryAnalyser {
    return new QueryAnalyser(this.lexicon, this, this.layers, new Synonyms(groups, this.lexicon));
  }
}
