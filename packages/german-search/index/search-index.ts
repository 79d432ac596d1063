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
export class SearchIndex<Entry extends IndexedEntry = IndexedEntry> {
  readonly lexicon: Lexicon;
  readonly postings = new Postings();
  readonly titleWords: TitleWords;
  readonly tokenizedText: (markdown: string) => TokenizedText;
  readonly nameWords: (name: string) => readonly NameWord[];
  /** By slot */
  readonly entries: (Entry | undefined)[] = [];
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

  get(key: string): Entry | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? undefined : this.entries[slot];
  }

  /** @param savedSlot that of a saved index, if it has read the entry's text @returns its slot */
  put(entry: Entry, savedSlot?: number): number {
    const key = keyOf(entry);
    this.remove(key);
    const slot = savedSlot ?? this.postings.add(entryWeights(entry, this.lexicon));
    this.entries[slot] = entry;
    this.titleWords.add(slot, entry.title);
    this.titleOrder.add(slot);
    this.#slots.set(key, slot);
    this.version += 1;
    return slot;
  }

  /** By slot, a factor of each entry whatever is asked, 0 without one; others give theirs. @param _now milliseconds since 1970 */
  staticBoosts(_now: number): ArrayLike<number> | undefined {
    return undefined;
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
  toSaved(): SavedWords & { entries: (Entry | undefined)[] } {
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
