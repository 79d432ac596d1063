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

  /** @returns its slot */
  put(entry: Entry, weights: ReadonlyMap<number, number> = entryWeights(entry, this.lexicon)): number {
    const key = keyOf(entry);
    this.remove(key);
    const slot = this.postings.add(weights);
    this.entries[slot] = entry;
    this.titleWords.add(slot, entry.title);
    this.titleOrder.add(slot);
    this.#slots.set(key, slot);
    this.version += 1;
    return slot;
  }

  /** A factor of an entry whatever is asked; others give their own. @param _now milliseconds since 1970 */
  staticBoost(_entry: Entry, _slot: number, _now: number): number {
    return 1;
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
