import { hasDigit } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import type { AnalysisContext, WordAnalyser } from "./analyse-word";
import type { Expansion } from "./expand-word";
import { type FuzzyWord, fuzzyWords } from "./fuzzy-words";
import type { Clause, QueryTerm } from "./query-term";

const sureOfPart = 0.4;

/** Half an error: what may also be a word of its own is only corrected where it hardly can be. */
const sureOfNear = 0.67;

const noExpansion: Expansion = new Map();

/** From so many letters on a word may have been left unfinished. */
const shortestBegun = 4;

/** Letters of a part that is trusted without the rest of its compound, and of what may be left. */
const shortestPart = 5;
const shortestRest = 3;

/** From so many letters on a misspelt word may also be how a longer one begins. */
const shortestStart = 7;

/** Places at which an unknown compound is cut to find the part that is misspelt; each takes a look at all words. */
const cutsTried = 3;

/** Finds what was meant by a word that the content does not hold. */
export class SpellingCorrector {
  readonly #context: AnalysisContext;
  readonly #words: WordAnalyser;

  constructor(context: AnalysisContext, words: WordAnalyser) {
    this.#context = context;
    this.#words = words;
  }

  /**
   * @param read what the word means as it is written, which is little or nothing
   * @param isLast the last word of a query may be left unfinished, and a search with it is no error
   */
  correct(word: string, read: Clause[], isLast: boolean): Pick<QueryTerm, "clauses" | "correction"> {
    const begun =
      isLast && word.length >= shortestBegun ? this.#context.expander.complete(word) : noExpansion;
    const known = begun.size > 0 ? [{ factor: 1, expansions: [begun] }] : read.filter(hasExpansion);
    const near = this.#fuzzyWords(word).filter(({ factor }) => known.length === 0 || factor >= sureOfNear);
    const found = near.length > 0 || known.length > 0 ? near : this.#nearParts(word);
    if (found.length === 0) return { clauses: known.length > 0 ? known : this.#intent(word, isLast) };
    const meant = found.flatMap((each) =>
      this.#words.read(each.word).map((clause) => ({
        ...clause,
        factor: clause.factor * each.factor,
      })),
    );
    return { clauses: [...known, ...meant], correction: found[0] && this.#spell(found[0].word) };
  }

  #fuzzyWords(word: string): FuzzyWord[] {
    const { layers, lexicon, synonyms } = this.#context;
    return layers.typos ? fuzzyWords(word, lexicon, synonyms.words, (each) => this.#countOf(each)) : [];
  }

  /** What comes nearest to a word that nobody wrote here. */
  #intent(word: string, isLast: boolean): Clause[] {
    const parts = this.#knownBeginningOf(word);
    if (parts.length > 0 || !isLast || word.length < shortestStart) return parts;
    return [{ factor: 1, expansions: [this.#context.expander.completeNearly(word)], isFallback: true }];
  }

  /** A compound nobody wrote before, of which one part is misspelt: Kindergatenanmeldung. */
  #nearParts(word: string): FuzzyWord[] {
    const cuts = Array.from({ length: Math.max(0, word.length - 7) }, (_, index) => index + 4)
      .flatMap((cut) => [
        { start: word.slice(0, cut), end: "", rest: word.slice(cut) },
        { start: "", end: word.slice(cut), rest: word.slice(0, cut) },
      ])
      .filter(({ start, end, rest }) => rest.length >= 5 && this.#countOf(start || end) > 0)
      .sort((a, b) => a.rest.length - b.rest.length);
    for (const { start, end, rest } of cuts.slice(0, cutsTried)) {
      const [meant] = this.#fuzzyWords(rest);
      if (meant) return [{ word: start + meant.word + end, factor: meant.factor }];
    }
    return [];
  }

  /**
   * Of a compound whose end is an unknown word, the longest beginning that tells something: Theateraufführungen are
   * about theatre. The end alone would lead astray: a Tauchschule is not what somebody seeks who finds a Grundschule.
   */
  #knownBeginningOf(word: string): Clause[] {
    if (!this.#context.layers.compounds || hasDigit(word)) return [];
    const lengths: number[] = [];
    for (let length = word.length - shortestRest; length >= shortestPart; length -= 1) lengths.push(length);
    const expansion = this.#firstKnown(lengths.map((length) => word.slice(0, length)));
    return expansion.size > 0 ? [{ factor: sureOfPart, expansions: [expansion], isFallback: true }] : [];
  }

  #firstKnown(parts: readonly string[]): Expansion {
    const { expander, lexicon } = this.#context;
    for (const part of parts) {
      const expansion: Expansion = isStopWord(part) ? new Map() : expander.expand(part);
      // Another word with the part's stem, or one that happens to end like it, would be a intent upon a intent.
      const isSafe = (id: number) => lexicon.isNoun(id) && lexicon.wordOf(id).includes(part);
      if (expansion.size > 0) return new Map([...expansion].filter(([id]) => isSafe(id)));
    }
    return new Map();
  }

  /** In how many entries a word or another form of it stands; 1 for what only a synonym leads to. */
  #countOf(word: string): number {
    let count = 0;
    for (const id of this.#context.lexicon.withStemOf(word)) count += this.#context.postings.countOf(id);
    const isTerm = count === 0 && this.#context.layers.synonyms && this.#context.synonyms.has(word);
    return isTerm ? 1 : count;
  }

  #spell(word: string): string {
    const id = this.#context.lexicon.idOf(word);
    return id === undefined ? word : this.#context.lexicon.spellingOf(id);
  }
}

const hasExpansion = ({ expansions }: Clause) => expansions.some(({ size }) => size > 0);
