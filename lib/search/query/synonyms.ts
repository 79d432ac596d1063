import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "../index/lexicon";

/** Synonymous terms, each as its words: [["gelber", "sack"], ["wertstoffsack"]] */
type Group = string[][];

const maxWordsPerTerm = 5;

export class Synonyms {
  readonly #lexicon: Lexicon;
  readonly #groups = new Map<string, Group[]>();
  readonly words = new Set<string>();

  constructor(groups: readonly (readonly string[])[], lexicon: Lexicon) {
    this.#lexicon = lexicon;
    for (const terms of groups) {
      const group = terms
        .map((term) => tokenize(term, 0, maxWordsPerTerm).map(({ text }) => lexicon.normalise(text)))
        .filter((words) => words.length > 0);
      for (const words of group) {
        const key = this.#keyOf(words);
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), group]);
        for (const word of words) this.words.add(word);
      }
    }
  }

  has(word: string): boolean {
    return this.#groups.has(this.#keyOf([word]));
  }

  of(words: readonly string[]): string[][] {
    const key = this.#keyOf(words);
    const others = (this.#groups.get(key) ?? []).flat().filter((term) => this.#keyOf(term) !== key);
    return [...new Map(others.map((term) => [this.#keyOf(term), term])).values()];
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
