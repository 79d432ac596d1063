import { hasDigit } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import { weights } from "../weights";
import type { AnalysisContext, WordAnalyser } from "./analyse-word";
import { type FuzzyWord, fuzzyWords } from "./fuzzy-words";
import type { Clause, Expansion, QueryTerm } from "./query-term";

/** Letters of a last word that may be unfinished, and of one that may be unfinished and misspelt. */
const minPrefixLength = 4;
const minFuzzyPrefixLength = 7;
/** Letters of a compound's beginning that stands for it, and of the unknown rest. */
const minBeginningLength = 5;
const minRestLength = 3;
/** Letters of a compound's known part, and of its misspelt part. */
const minKnownPartLength = 4;
const minMisspeltPartLength = 5;
/** Misspelt parts that are looked up; each look-up compares all words. */
const maxPartsTried = 3;

export class SpellingCorrector {
  constructor(
    private readonly context: AnalysisContext,
    private readonly words: WordAnalyser,
  ) {}

  /** @param clauses of the word as written, which match little or nothing */
  correct(word: string, clauses: Clause[], isLast: boolean): Pick<QueryTerm, "clauses" | "correction"> {
    const completed = isLast && word.length >= minPrefixLength && this.context.expander.complete(word);
    const known =
      completed && completed.size > 0
        ? [{ factor: 1, expansions: [completed] }]
        : clauses.filter(({ expansions }) => expansions.some(({ size }) => size > 0));
    const isKnown = known.length > 0;
    const fuzzy = this.#fuzzyWords(word).filter(
      ({ factor }) => !isKnown || factor >= weights.spelling.minForKnownWord,
    );
    const corrections = fuzzy.length > 0 || isKnown ? fuzzy : this.#correctPart(word);
    const [best] = corrections;
    if (!best) return { clauses: isKnown ? known : this.#fallback(word, isLast) };
    const corrected = corrections.flatMap((each) =>
      this.words.analyse(each.word).map((clause) => ({ ...clause, factor: clause.factor * each.factor })),
    );
    return { clauses: [...known, ...corrected], correction: this.#spellingOf(best.word) };
  }

  #fuzzyWords(word: string): FuzzyWord[] {
    const { layers, lexicon, synonyms } = this.context;
    return layers.typos ? fuzzyWords(word, lexicon, synonyms.words, (each) => this.#countOf(each)) : [];
  }

  /** A compound that the content lacks, with one misspelt part: Kindergatenanmeldung. */
  #correctPart(word: string): FuzzyWord[] {
    const lastCut = word.length - minKnownPartLength;
    const cuts = Array.from({ length: Math.max(0, lastCut - 3) }, (_, index) => index + minKnownPartLength)
      .flatMap((cut) => [
        { start: word.slice(0, cut), end: "", misspelt: word.slice(cut) },
        { start: "", end: word.slice(cut), misspelt: word.slice(0, cut) },
      ])
      .filter(
        ({ start, end, misspelt }) =>
          misspelt.length >= minMisspeltPartLength && this.#countOf(start || end) > 0,
      )
      .sort((a, b) => a.misspelt.length - b.misspelt.length);
    for (const { start, end, misspelt } of cuts.slice(0, maxPartsTried)) {
      const [best] = this.#fuzzyWords(misspelt);
      if (best) return [{ word: start + best.word + end, factor: best.factor }];
    }
    return [];
  }

  #fallback(word: string, isLast: boolean): Clause[] {
    const beginning = this.#longestKnownBeginning(word);
    if (beginning.size > 0)
      return [{ factor: weights.clause.knownBeginning, expansions: [beginning], isFallback: true }];
    if (!isLast || word.length < minFuzzyPrefixLength) return [];
    return [{ factor: 1, expansions: [this.context.expander.completeFuzzily(word)], isFallback: true }];
  }

  /** An unknown Theateraufführung stands for what holds "theater". Its end would mislead: Tauchschule, Grundschule. */
  #longestKnownBeginning(word: string): Expansion {
    const { expander, layers, lexicon } = this.context;
    if (!layers.compounds || hasDigit(word)) return new Map();
    for (let length = word.length - minRestLength; length >= minBeginningLength; length -= 1) {
      const beginning = word.slice(0, length);
      const expansion: Expansion = isStopWord(beginning) ? new Map() : expander.expand(beginning);
      // Nouns that hold the letters themselves, not only their stem or family.
      const isSafe = (id: number) => lexicon.isNoun(id) && lexicon.wordOf(id).includes(beginning);
      if (expansion.size > 0) return new Map([...expansion].filter(([id]) => isSafe(id)));
    }
    return new Map();
  }

  /** The number of entries that hold an inflection of the word; 1 for a synonym that no entry holds. */
  #countOf(word: string): number {
    const { layers, lexicon, postings, synonyms } = this.context;
    const count = lexicon.withStemOf(word).reduce((sum, id) => sum + postings.countOf(id), 0);
    return count === 0 && layers.synonyms && synonyms.has(word) ? 1 : count;
  }

  #spellingOf(word: string): string {
    const id = this.context.lexicon.idOf(word);
    return id === undefined ? word : this.context.lexicon.spellingOf(id);
  }
}
