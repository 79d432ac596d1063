import { areUnrelated } from "../analysis/senses";
import { hasDigit } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import { weights } from "../weights";
import type { WordAnalyser } from "./analyse-word";
import type { AnalysisContext } from "./analysis-context";
import { isCommonNoun, isInflectedNoun } from "./common-nouns";
import { editDistance, type FuzzyWord, fuzzyWords } from "./fuzzy-words";
import { type Clause, type Expansion, isFound, type QueryTerm } from "./query-term";
import { splitCompound } from "./split-compound";
import { wordCache } from "./word-cache";

/** Letters of a last word that may be unfinished, and of one that may be unfinished and misspelt. */
const minPrefixLength = 4;
const minFuzzyPrefixLength = 7;
/** Letters of a compound's beginning that stands for it, and of the unknown rest. */
const minBeginningLength = 5;
const minRestLength = 3;
/** Letters of a compound's known part, and of its misspelt part. */
const minKnownPartLength = 4;
const minMisspeltPartLength = 5;
/** Letters of a word that is corrected to one that the content lacks: to shorter ones something is always near. */
const minVocabularyLength = 7;
const maxCachedWords = 100;
/** Misspelt parts of one word that are looked up */
const maxPartsTried = 3;
/** Letters of a word that is corrected: work grows with the square of its length. German's longest in use has 63. */
const maxCorrectedLength = 64;
/** For the whole query, since each compares all words: the questions in lib/search/testing need at most 4. */
const maxLookUps = 6;

/** How many misspelt words or parts of words one query may still look up */
export type LookUps = { left: number };
export const newLookUps = (): LookUps => ({ left: maxLookUps });

/** @property spelling of a compound that the content lacks */
type Correction = FuzzyWord & { spelling?: string };

export class SpellingCorrector {
  readonly #cached: (word: string, compute: () => FuzzyWord[]) => FuzzyWord[];

  constructor(
    private readonly context: AnalysisContext,
    private readonly words: WordAnalyser,
  ) {
    this.#cached = wordCache(context.postings, maxCachedWords);
  }

  /**
   * @param clauses of the word, which match little or nothing
   * @param lookUps of the query, of which it takes some; without any left the word stays as it is
   * @param written the word before it was normalised
   */
  correct(
    word: string,
    clauses: Clause[],
    isLast: boolean,
    lookUps: LookUps,
    written = word,
  ): Pick<QueryTerm, "clauses" | "correction"> {
    const { expander, lexicon } = this.context;
    if (lookUps.left === 0 || word.length > maxCorrectedLength) return { clauses };
    const completed =
      isLast && word.length >= minPrefixLength
        ? new Map([...expander.complete(word)].filter(([id]) => !areUnrelated(word, lexicon.wordOf(id))))
        : new Map<number, number>();
    const known =
      completed.size > 0
        ? [{ factor: 1, expansions: [completed] }]
        : clauses.filter(({ expansions }) => expansions.some(({ size }) => size > 0));
    const isKnown = known.length > 0;
    const isNoun = this.context.layers.commonNouns && isInflectedNoun(word);
    const isRight = isNoun || this.#isRight(word);
    const fuzzy = isNoun
      ? []
      : this.#fuzzyWords(word, lookUps).filter(
          ({ factor }) => !(isKnown || isRight) || factor >= weights.spelling.minForKnownWord,
        );
    const corrections: Correction[] =
      fuzzy.length > 0 || isKnown || isRight ? fuzzy : this.#correctPart(word, lookUps, written);
    const [best] = corrections;
    if (!best) return { clauses: isKnown ? known : isNoun ? [] : this.#fallback(word, isLast) };
    const corrected = corrections.flatMap((each) =>
      this.words.analyse(each.word).map((clause) => ({ ...clause, factor: clause.factor * each.factor })),
    );
    const said = known.filter(({ isFallback }) => !isFallback);
    return { clauses: [...said, ...corrected], correction: best.spelling ?? this.#nounOf(best.word) };
  }

  /** Whether it is a compound of German words that the content may just lack: Autokino, no misspelt Autorin */
  #isRight(word: string): boolean {
    if (!this.context.layers.commonNouns) return false;
    const { lexicon } = this.context;
    const isWord = (part: string) =>
      isCommonNoun(part) || (part.length >= minKnownPartLength && this.words.isPart(part));
    const [, ...others] = splitCompound(word, isWord) ?? [];
    // Only a compound's first part may be no noun: the Weinachtsmarkt is none of wine and eight.
    const isNoun = (part: string) =>
      isInflectedNoun(part) || lexicon.withStemOf(part).some((id) => lexicon.isNoun(id));
    return others.length > 0 && others.every(isNoun);
  }

  #fuzzyWords(word: string, lookUps: LookUps): FuzzyWord[] {
    const { layers, lexicon, synonyms } = this.context;
    if (!layers.typos || lookUps.left === 0) return [];
    // Also for a cached word, so that a query always has the same results.
    lookUps.left -= 1;
    return this.#cached(word, () => {
      const slips = this.#slipsOf(word);
      // Nobody looks for a function word: "Museen" is no misspelt "müssen".
      const countOf = (each: string) =>
        isStopWord(each) ? 0 : this.#countOf(each) || (slips.includes(each) ? 1 : 0);
      return fuzzyWords(word, lexicon, [...synonyms.words, ...slips], countOf);
    });
  }

  /** A compound that the content lacks, with one misspelt part: Kindergatenanmeldung. */
  #correctPart(word: string, lookUps: LookUps, written: string): Correction[] {
    const spelt = written.length === word.length ? written : word;
    const lastCut = word.length - minKnownPartLength;
    const cuts = Array.from({ length: Math.max(0, lastCut - 3) }, (_, index) => index + minKnownPartLength)
      .flatMap((cut) => [
        { start: word.slice(0, cut), end: "", misspelt: word.slice(cut), cut },
        { start: "", end: word.slice(cut), misspelt: word.slice(0, cut), cut },
      ])
      .filter(
        ({ start, end, misspelt }) =>
          misspelt.length >= minMisspeltPartLength && this.#countOf(start || end) > 0,
      )
      .sort((a, b) => a.misspelt.length - b.misspelt.length);
    for (const { start, end, cut } of cuts.slice(0, maxPartsTried)) {
      const [best] = this.#fuzzyWords(start ? word.slice(cut) : word.slice(0, cut), lookUps);
      const corrected = best && start + best.word + end;
      // Two words that are right do not make one that says something here: Doppelkopf is no doppelt-Kopf.
      if (!corrected || !this.words.analyse(corrected).some(isFound)) continue;
      const part = this.context.lexicon.spellingOf(this.context.lexicon.idOf(best.word) ?? -1) || best.word;
      const spelling = start ? spelt.slice(0, cut) + part : part + spelt.slice(cut);
      return [{ word: corrected, factor: best.factor, spelling: capitalised(spelling) }];
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
      // Nouns that hold the letters themselves, not only their stem or family.
      const isSafe = (id: number) => lexicon.isNoun(id) && lexicon.wordOf(id).includes(beginning);
      const isWord =
        !isStopWord(beginning) && (lexicon.idOf(beginning) !== undefined || isCommonNoun(beginning));
      const expanded = isWord ? [...expander.expand(beginning)] : [];
      const expansion: Expansion = new Map(expanded.filter(([id]) => isSafe(id)));
      if (expansion.size === 0) continue;
      // What a compound of two nouns is stands at its end: a Jugendherberge is nothing of the Jugend.
      return layers.commonNouns && isCommonNoun(word.slice(length)) ? new Map() : expansion;
    }
    return new Map();
  }

  /** The number of entries that hold an inflection of the word; 1 for a synonym that no entry holds. */
  #countOf(word: string): number {
    const { layers, lexicon, postings, synonyms } = this.context;
    const count = lexicon.withStemOf(word).reduce((sum, id) => sum + postings.countOf(id), 0);
    return count === 0 && layers.synonyms && synonyms.has(word) ? 1 : count;
  }

  /** Words of the base vocabulary that are spelled nearly alike and stand for words of the content */
  #slipsOf(word: string): string[] {
    const { layers, vocabulary } = this.context;
    if (!layers.vocabulary || word.length < minVocabularyLength) return [];
    return [...vocabulary.near(word)].filter(
      (each) => isSlip(word, each) && this.words.meaningsOf(each).some(isFound),
    );
  }

  /** As it is written, if it is a noun: verbs and adjectives that differ in a letter mostly mean something else. */
  #nounOf(word: string): string | undefined {
    const { lexicon, vocabulary } = this.context;
    const id = lexicon.idOf(word);
    if (id === undefined) return vocabulary.spellingOf(word) ?? word;
    return lexicon.isNoun(id) ? lexicon.spellingOf(id) : undefined;
  }
}

/** One letter too many or too few, or one that sounds alike: with another letter it is another word, Hautarzt for Hausarzt. */
const isSlip = (word: string, other: string) =>
  editDistance(word, other, 1) <= (word.length === other.length ? weights.spelling.swappedLetters : 1);

const capitalised = (noun: string): string =>
  noun.charAt(0).toLocaleUpperCase("de-DE") + noun.slice(1).toLocaleLowerCase("de-DE");
