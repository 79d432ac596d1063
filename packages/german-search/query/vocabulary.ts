import { append } from "@dorfforum/shared/runtime/append";
import SearchableMap from "minisearch/SearchableMap";
import { areUnrelated } from "../analysis/senses";
import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "../index/lexicon";
import type { VocabularyLine } from "../vocabulary/base-vocabulary";

/** Words of the content, all of which stand for what was said, or are only the nearest to it */
export type Meaning = { words: string[]; isNearest: boolean };
/** Words that have to occur in a query, by their stems, and what they mean together */
type Phrase = { stems: string[]; meant: Meaning[] };

const minBeginningLength = 3;
const maxNearErrors = 2;

/** Looks up what words of a query mean: single ones, ends of compounds, and several together. */
export class Vocabulary {
  /** By stem, what is meant by every line that says the word */
  readonly #byWord = new Map<string, { said: string; meant: Meaning[] }[]>();
  readonly #byEnding = new Map<string, Meaning[][]>();
  readonly #phrasesByWord = new Map<string, Phrase[]>();
  readonly #spellings = new SearchableMap<string>();
  readonly #longestEnding: number;

  constructor(
    lines: readonly VocabularyLine[],
    private readonly lexicon: Pick<Lexicon, "normalise" | "stemOf">,
  ) {
    for (const { said, meant, isNearest } of lines) {
      const found = meant.map((term) => ({
        words: this.#wordsOf(term).filter((word) => !isStopWord(word)),
        isNearest,
      }));
      for (const term of said) this.#add(term, found);
    }
    this.#longestEnding = Math.max(0, ...[...this.#byEnding.keys()].map(({ length }) => length));
  }

  #wordsOf(term: string): string[] {
    return tokenize(term).map(({ text }) => this.lexicon.normalise(text));
  }

  #add(said: string, meant: Meaning[]): void {
    const words = this.#wordsOf(said);
    const stems = words.map((word) => this.lexicon.stemOf(word));
    const [first = ""] = stems;
    if (said.startsWith("-")) {
      append(this.#byEnding, words.join(""), meant);
      return;
    }
    if (words.length > 1) append(this.#phrasesByWord, first, { stems, meant });
    else this.#spellings.set(words.join(""), said);
    // Two words are often written as one: "pingpong", "gelbersack".
    if (words.length <= 2)
      append(this.#byWord, this.lexicon.stemOf(words.join("")), { said: words.join(""), meant });
  }

  of(word: string): readonly Meaning[] {
    const stem = this.lexicon.stemOf(word);
    return (this.#byWord.get(stem) ?? [])
      .flatMap(({ said, meant }) => (areUnrelated(word, said) ? [] : meant))
      .filter(({ words }) => words.length > 1 || this.lexicon.stemOf(words.join("")) !== stem);
  }

  /** What a compound means by its end, for a word that is not known itself */
  ofEnding(word: string): readonly Meaning[] {
    for (
      let length = Math.min(this.#longestEnding, word.length - minBeginningLength);
      length > 0;
      length -= 1
    ) {
      const meant = this.#byEnding.get(word.slice(-length));
      if (meant) return meant.flat();
    }
    return [];
  }

  /** What several words of a query mean together, and which they are */
  phrasesIn(words: readonly string[]): { positions: number[]; meant: readonly Meaning[] }[] {
    const stems = words.map((word) => this.lexicon.stemOf(word));
    return stems
      .flatMap((stem) => this.#phrasesByWord.get(stem) ?? [])
      .filter((phrase) => phrase.stems.every((stem) => stems.includes(stem)))
      .map(({ stems: found, meant }) => ({ positions: found.map((stem) => stems.indexOf(stem)), meant }));
  }

  /** Words that are spelled nearly alike */
  near(word: string): Iterable<string> {
    return this.#spellings.fuzzyGet(word, maxNearErrors).keys();
  }

  spellingOf(word: string): string | undefined {
    return this.#spellings.get(word);
  }
}
