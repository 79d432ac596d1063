import { EventDates } from "@/lib/search/events/event-dates";
import { EventSpans } from "@/lib/search/events/event-spans";
import { StaticBoosts } from "@/lib/search/events/static-boosts";
import { type IndexedEntry, keyOf } from "../entry";
import { allLayers, type Layers } from "../layers";
import { QueryAnalyser } from "../query/query-analyser";
import { Synonyms } from "../query/synonyms";
import { entryWeights } from "./entry-weights";
import { Lexicon, type SavedWord } from "./lexicon";
import { type NameWord, nameWords } from "./name-words";
import { Postings, type SavedPostings } from "./postings";
import { TitleOrder } from "./title-order";
import { TitleWords } from "./title-words";
import { type TokenizedText, tokenizedTexts } from "./tokenized-texts";

/** What was read of texts. Ids of words are their places. */
export type SavedWords = SavedPostings & { words: SavedWord[] };

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

  /** @param savedSlot that of a saved index, if it has read the entry's text */
  put(entry: IndexedEntry, savedSlot?: number): void {
    const key = keyOf(entry);
    this.remove(key);
    const slot = savedSlot ?? this.postings.add(entryWeights(entry, this.lexicon));
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
    const entry = slot !== undefined && this.entries[slot];
    if (!entry) return;
    // Their words are read again: kept for each entry, they took as much room as the postings.
    this.postings.remove(slot, entryWeights(entry, this.lexicon, -1).keys());
    this.titleWords.remove(slot, entry.title);
    this.titleOrder.remove(slot);
    this.entries[slot] = undefined;
    this.#slots.delete(key);
    this.version += 1;
  }

  /** Its words, and the entries by slot whose texts they stand in. Words that none of them has are left out. */
  toSaved(): SavedWords & { entries: (IndexedEntry | undefined)[] } {
    const ids = Array.from({ length: this.lexicon.size }, (_, id) => id);
    const used = ids.filter((id) => this.postings.countOf(id) > 0);
    return {
      words: this.lexicon.toSaved(used),
      ...this.postings.toSaved(used),
      entries: [...this.entries],
    };
  }

  /** For an index without entries: they are put into their saved slots. @param slots how many there are */
  restore({ words, ...saved }: SavedWords, slots: number): void {
    this.lexicon.restore(words);
    this.postings.restore(saved, slots);
  }

  /** Frees the saved slots whose texts no entry has any more. */
  dropUnused(): void {
    const slots = Array.from({ length: this.postings.slots }, (_, slot) => slot);
    this.postings.removeAll(new Set(slots.filter((slot) => !this.entries[slot])));
  }

  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.analyser = this.#newAnalyser(groups);
    this.version += 1;
  }

  #newAnalyser(groups: readonly (readonly string[])[]): QueryAnalyser {
    return new QueryAnalyser(this.lexicon, this, this.layers, new Synonyms(groups, this.lexicon));
  }
}
