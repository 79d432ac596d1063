import type { Entry } from "../entry";
import { allLayers, type Layers } from "../layers";
import { Reader } from "../query/reader";
import { Standings } from "../query/standings";
import { Synonyms } from "../query/synonyms";
import { EventDates } from "./event-dates";
import { Lexicon } from "./lexicon";
import { Postings } from "./postings";
import { type ReadText, textReader } from "./read-texts";
import { weigh } from "./weigh";

/** What two entries of different kinds never share. */
export const keyOf = ({ kind, id }: Pick<Entry, "kind" | "id">): string => `${kind}/${id}`;

/**
 * All entries and the words in them. One entry is put in or taken out in well under a millisecond for every thousand
 * words; nothing else has to be built.
 */
export class SearchIndex {
  readonly layers: Layers;
  readonly lexicon: Lexicon;
  readonly postings = new Postings();
  readonly dates = new EventDates();
  readonly standings = new Standings(this.dates);
  readonly readText: (markdown: string) => ReadText;
  /** By slot */
  readonly entries: (Entry | undefined)[] = [];
  readonly #slots = new Map<string, number>();
  #reader: Reader;
  /** Counts changes, so that what was derived from an older state can be told */
  version = 0;

  constructor(layers: Layers = allLayers) {
    this.layers = layers;
    this.lexicon = new Lexicon(layers);
    this.readText = textReader(this.lexicon);
    this.#reader = this.#newReader([]);
  }

  get size(): number {
    return this.#slots.size;
  }

  get reader(): Reader {
    return this.#reader;
  }

  keys(): IterableIterator<string> {
    return this.#slots.keys();
  }

  get(key: string): Entry | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? undefined : this.entries[slot];
  }

  /** @param weights of its words, where they are known from before */
  put(entry: Entry, weights: ReadonlyMap<number, number> = weigh(entry, this.lexicon)): void {
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

  /** The words of an entry, as `put` takes them again */
  weightsOf(key: string): [word: number, weight: number][] {
    const slot = this.#slots.get(key);
    return slot === undefined ? [] : this.postings.weightsOf(slot);
  }

  /** @param groups of terms that mean the same */
  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.#reader = this.#newReader(groups);
    this.version += 1;
  }

  #newReader(groups: readonly (readonly string[])[]): Reader {
    return new Reader(this.lexicon, this.postings, this.layers, new Synonyms(groups, this.lexicon));
  }
}
