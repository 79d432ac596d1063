import { isFunctionWord } from "../analysis/function-words";
import { hasDigit } from "../analysis/stem";
import type { Meaning } from "./expand";
import { type NearWord, nearWords } from "./near-words";
import type { Knowledge, WordReader } from "./read-word";
import type { Alternative, Unit } from "./units";

const sureOfPart = 0.4;

/** Half an error: what may also be a word of its own is only corrected where it hardly can be. */
const sureOfNear = 0.67;

const noMeaning: Meaning = new Map();

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
export class Corrector {
  readonly #knowledge: Knowledge;
  readonly #words: WordReader;

  constructor(knowledge: Knowledge, words: WordReader) {
    this.#knowledge = knowledge;
    this.#words = words;
  }

  /**
   * @param read what the word means as it is written, which is little or nothing
   * @param isLast the last word of a query may be left unfinished, and a search with it is no error
   */
  correct(word: string, read: Alternative[], isLast: boolean): Pick<Unit, "alternatives" | "correction"> {
    const begun =
      isLast && word.length >= shortestBegun ? this.#knowledge.expander.complete(word) : noMeaning;
    const known = begun.size > 0 ? [{ factor: 1, meanings: [begun] }] : read.filter(hasMeaning);
    const near = this.#nearWords(word).filter(({ factor }) => known.length === 0 || factor >= sureOfNear);
    const found = near.length > 0 || known.length > 0 ? near : this.#nearParts(word);
    if (found.length === 0) return { alternatives: known.length > 0 ? known : this.#guess(word, isLast) };
    const meant = found.flatMap((each) =>
      this.#words.read(each.word).map((alternative) => ({
        ...alternative,
        factor: alternative.factor * each.factor,
      })),
    );
    return { alternatives: [...known, ...meant], correction: found[0] && this.#spell(found[0].word) };
  }

  #nearWords(word: string): NearWord[] {
    const { layers, lexicon, synonyms } = this.#knowledge;
    return layers.typos ? nearWords(word, lexicon, synonyms.words, (each) => this.#countOf(each)) : [];
  }

  /** What comes nearest to a word that nobody wrote here. */
  #guess(word: string, isLast: boolean): Alternative[] {
    const parts = this.#knownBeginningOf(word);
    if (parts.length > 0 || !isLast || word.length < shortestStart) return parts;
    return [{ factor: 1, meanings: [this.#knowledge.expander.completeNearly(word)], isGuess: true }];
  }

  /** A compound nobody wrote before, of which one part is misspelt: Kindergatenanmeldung. */
  #nearParts(word: string): NearWord[] {
    const cuts = Array.from({ length: Math.max(0, word.length - 7) }, (_, index) => index + 4)
      .flatMap((cut) => [
        { start: word.slice(0, cut), end: "", rest: word.slice(cut) },
        { start: "", end: word.slice(cut), rest: word.slice(0, cut) },
      ])
      .filter(({ start, end, rest }) => rest.length >= 5 && this.#countOf(start || end) > 0)
      .sort((a, b) => a.rest.length - b.rest.length);
    for (const { start, end, rest } of cuts.slice(0, cutsTried)) {
      const [meant] = this.#nearWords(rest);
      if (meant) return [{ word: start + meant.word + end, factor: meant.factor }];
    }
    return [];
  }

  /**
   * Of a compound whose end is an unknown word, the longest beginning that tells something: Theateraufführungen are
   * about theatre. The end alone would lead astray: a Tauchschule is not what somebody seeks who finds a Grundschule.
   */
  #knownBeginningOf(word: string): Alternative[] {
    if (!this.#knowledge.layers.compounds || hasDigit(word)) return [];
    const lengths: number[] = [];
    for (let length = word.length - shortestRest; length >= shortestPart; length -= 1) lengths.push(length);
    const meaning = this.#firstKnown(lengths.map((length) => word.slice(0, length)));
    return meaning.size > 0 ? [{ factor: sureOfPart, meanings: [meaning], isGuess: true }] : [];
  }

  #firstKnown(parts: readonly string[]): Meaning {
    const { expander, lexicon } = this.#knowledge;
    for (const part of parts) {
      const meaning: Meaning = isFunctionWord(part) ? new Map() : expander.expand(part);
      // Another word with the part's stem, or one that happens to end like it, would be a guess upon a guess.
      const isSafe = (id: number) => lexicon.isNoun(id) && lexicon.wordOf(id).includes(part);
      if (meaning.size > 0) return new Map([...meaning].filter(([id]) => isSafe(id)));
    }
    return new Map();
  }

  /** In how many entries a word or another form of it stands; 1 for what only a synonym leads to. */
  #countOf(word: string): number {
    let count = 0;
    for (const id of this.#knowledge.lexicon.withStemOf(word)) count += this.#knowledge.postings.countOf(id);
    const isTerm = count === 0 && this.#knowledge.layers.synonyms && this.#knowledge.synonyms.has(word);
    return isTerm ? 1 : count;
  }

  #spell(word: string): string {
    const id = this.#knowledge.lexicon.idOf(word);
    return id === undefined ? word : this.#knowledge.lexicon.spellingOf(id);
  }
}

const hasMeaning = ({ meanings }: Alternative) => meanings.some(({ size }) => size > 0);
