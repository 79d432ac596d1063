import { hasDigit } from "../analysis/stem";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { isJoin, withoutJoins } from "./joins";
import { errorsBetween } from "./near-words";

/** Words of the content that a word of the query may stand for, by number, each with how surely: from 0 to 1. */
export type Meaning = Map<number, number>;

/** Exact beats stem beats compound beats the rest. */
const sure = {
  exact: 1,
  stem: 0.9,
  compoundEnd: 0.7,
  compoundStart: 0.5,
  family: 0.5,
  guessedPart: 0.4,
  prefix: 0.4,
  otherParticle: 0.4,
  nearPrefix: 0.3,
};

/** Words that a search looks at where many begin or end alike */
const manyWords = 1500;

/** Particles that change a verb's meaning: a Meldung is no part of an Anmeldung, but leihen is near ausleihen. */
export const particles = new Set(
  "ab an auf aus be bei ein ent er ge her hin mit nach ruck um un unter uber ver vor weg zer zu zusammen".split(
    " ",
  ),
);

export class Expander {
  readonly #lexicon: Lexicon;
  readonly #postings: Postings;
  readonly #layers: Layers;

  constructor(lexicon: Lexicon, postings: Postings, layers: Layers) {
    this.#lexicon = lexicon;
    this.#postings = postings;
    this.#layers = layers;
  }

  /**
   * The word itself, its other forms, its family, and compounds that hold it; `strictly` its forms alone.
   * @param word normalised
   */
  expand(word: string, strictly = false): Meaning {
    const meaning: Meaning = new Map();
    if (!strictly) {
      for (const id of this.#lexicon.inFamilyOf(word)) this.#take(meaning, id, sure.family);
      if (this.#layers.compounds) this.#addCompounds(meaning, word);
    }
    for (const id of this.#lexicon.withStemOf(word)) this.#take(meaning, id, sure.stem);
    const id = this.#lexicon.idOf(word);
    if (id !== undefined) this.#take(meaning, id, sure.exact);
    return meaning;
  }

  /** What a word that is still being typed may become. */
  complete(word: string): Meaning {
    const meaning: Meaning = new Map();
    if (word.length < 2 || hasDigit(word)) return meaning;
    for (const id of this.#lexicon.beginningWith(word, manyWords)) this.#take(meaning, id, sure.prefix);
    if (meaning.size > 0 || !this.#layers.typos || word.length < 4) return meaning;
    for (const id of this.#lexicon.beginningWith(word.slice(0, 2), manyWords)) {
      const start = this.#lexicon.wordOf(id);
      const isNear = [0, 1].some((more) => errorsBetween(word, start.slice(0, word.length + more), 1) <= 1);
      if (isNear) this.#take(meaning, id, sure.nearPrefix);
    }
    return meaning;
  }

  #isNoun(word: string): boolean {
    const id = this.#lexicon.idOf(word);
    return id === undefined || this.#lexicon.isNoun(id);
  }

  #take(meaning: Meaning, id: number, factor: number): void {
    if (this.#postings.countOf(id) > 0 && factor > (meaning.get(id) ?? 0)) meaning.set(id, factor);
  }

  #addCompounds(meaning: Meaning, word: string): void {
    if (word.length < 3 || hasDigit(word)) return;
    const stem = this.#lexicon.stemOf(word);
    for (const id of this.#lexicon.withPart(word)) this.#take(meaning, id, sure.compoundEnd);
    if (stem.length < 3) return;
    for (const id of this.#lexicon.endingWith(stem, manyWords)) {
      const stemmed = this.#lexicon.stemById(id);
      const whole = stemmed.endsWith(stem) ? stemmed : this.#lexicon.wordOf(id);
      const rest = whole.slice(0, whole.length - stem.length);
      if (particles.has(rest)) {
        if (!this.#isNoun(word)) this.#take(meaning, id, sure.otherParticle);
        continue;
      }
      if (rest.length < 2) continue;
      if (this.#isWord(rest)) this.#take(meaning, id, sure.compoundEnd);
      else if (rest.length >= 4 && stem.length >= 5) this.#take(meaning, id, sure.guessedPart);
    }
    if (stem.length < 4 && !this.#lexicon.knows(word)) return;
    for (const id of this.#lexicon.beginningWith(stem, manyWords)) {
      const rest = this.#lexicon.wordOf(id).slice(stem.length);
      if (rest.length < 3) continue;
      if (this.#isEnd(rest)) this.#take(meaning, id, sure.compoundStart);
      else if (rest.length >= 5 && stem.length >= 5) this.#take(meaning, id, sure.guessedPart);
    }
  }

  /** Whether what stands before a part is a word of its own, with or without what joins it: Schützen, Gemeinde+rats. */
  #isWord(start: string): boolean {
    return withoutJoins(start).some((word) => word.length >= 3 && this.#lexicon.knows(word));
  }

  #isEnd(rest: string): boolean {
    for (let length = 0; length <= 2 && rest.length - length >= 3; length += 1) {
      if (isJoin(rest.slice(0, length)) && this.#lexicon.knows(rest.slice(length))) return true;
    }
    return false;
  }
}
