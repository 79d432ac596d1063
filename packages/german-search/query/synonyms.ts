import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "../index/lexicon";

/** Synonymous terms, each as its words: [["gelber", "sack"], ["wertstoffsack"]] */
type Group = string[][];

export type SynonymTerm = {
  spelling: string;
  /** Normalised */
  words: string[];
  /** The same object for all terms of a group */
  group: object;
};

const maxWordsPerTerm = 5;
const maxTermsBeginning = 50;

export class Synonyms {
  readonly #lexicon: Lexicon;
  readonly #groups = new Map<string, Group[]>();
  readonly words = new Set<string>();
  /** In the order of their words, joined by spaces */
  readonly #terms: (SynonymTerm & { joined: string })[] = [];

  constructor(groups: readonly (readonly string[])[], lexicon: Lexicon) {
    this.#lexicon = lexicon;
    for (const terms of groups) {
      const group: Group = [];
      for (const spelling of terms) {
        const words = tokenize(spelling, 0, maxWordsPerTerm).map(({ text }) => lexicon.normalise(text));
        if (words.length === 0) continue;
        group.push(words);
        this.#terms.push({ spelling, words, group, joined: words.join(" ") });
      }
      for (const words of group) {
        const key = this.#keyOf(words);
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), group]);
        for (const word of words) this.words.add(word);
      }
    }
    this.#terms.sort((one, other) => (one.joined < other.joined ? -1 : 1));
  }

  has(word: string): boolean {
    return this.#groups.has(this.#keyOf([word]));
  }

  of(words: readonly string[]): string[][] {
    const key = this.#keyOf(words);
    const others = (this.#groups.get(key) ?? []).flat().filter((term) => this.#keyOf(term) !== key);
    return [...new Map(others.map((term) => [this.#keyOf(term), term])).values()];
  }

  /** The terms that begin with normalised letters, the shortest first */
  beginningWith(letters: string): SynonymTerm[] {
    let [from, to] = [0, this.#terms.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#terms[middle]?.joined ?? "") < letters) from = middle + 1;
      else to = middle;
    }
    const rest = this.#terms.slice(from, from + maxTermsBeginning);
    return rest
      .filter(({ joined }) => joined.startsWith(letters))
      .sort((one, other) => one.joined.length - other.joined.length);
  }

  /** The number of words from `start` on that form the longest term; 0 for none. */
  lengthAt(words: readonly string[], start: number): number {
    for (let length = Math.min(maxWordsPerTerm, words.length - start); length > 0; length -= 1) {
      if (this.#groups.has(this.#keyOf(words.slice(start, start + length)))) return length;
    }
    return 0;
  }

  #keyOf(words: readonly string[]): string {
    return words.map((word) => this.#lexicon.stemOf(word)).join(" ");
  }
}
