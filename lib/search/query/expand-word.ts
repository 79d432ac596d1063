import { hasDigit, withoutGender } from "../analysis/stem";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { editDistance } from "./fuzzy-words";
import { isJoin, withoutJoins } from "./linking-elements";

/** Words of the content that a word of the query may stand for, by number, each with how surely: from 0 to 1. */
export type Expansion = Map<number, number>;

/** Adds what another expansion says, `factor` times as surely. */
export function merge(expansion: Expansion, other: Expansion, factor: number): void {
  for (const [id, certainty] of other) {
    if (certainty * factor > (expansion.get(id) ?? 0)) expansion.set(id, certainty * factor);
  }
}

/** Exact beats stem beats compound beats the rest. */
export const sure = {
  exact: 1,
  stem: 0.9,
  gender: 0.85,
  otherKind: 0.6,
  compoundEnd: 0.7,
  compoundStart: 0.5,
  compoundMiddle: 0.5,
  family: 0.5,
  guessedPart: 0.4,
  prefix: 0.4,
  otherParticle: 0.4,
  nearPrefix: 0.3,
};

/** Words that a search looks at where many begin or end alike */
const manyWords = 1500;

/** Particles that change a verb's expansion: a Meldung is no part of an Anmeldung, but leihen is near ausleihen. */
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
  expand(word: string, strictly = false): Expansion {
    const expansion: Expansion = new Map();
    if (!strictly) {
      const person = this.#lexicon.stemOf(withoutGender(word));
      for (const id of this.#lexicon.inFamilyOf(word)) {
        const isSamePerson = this.#lexicon.stemOf(withoutGender(this.#lexicon.wordOf(id))) === person;
        this.#take(expansion, id, isSamePerson ? sure.gender : sure.family);
      }
      if (this.#layers.compounds) this.#addCompounds(expansion, word);
    }
    const own = this.#lexicon.idOf(word);
    for (const id of this.#lexicon.withStemOf(word)) {
      // Bücher and buchen have one stem, and nothing else.
      const isSameKind = own === undefined || this.#lexicon.isNoun(own) === this.#lexicon.isNoun(id);
      this.#take(expansion, id, isSameKind ? sure.stem : sure.otherKind);
    }
    if (own !== undefined) this.#take(expansion, own, sure.exact);
    return expansion;
  }

  /** What a word that is still being typed may become. */
  complete(word: string): Expansion {
    const expansion: Expansion = new Map();
    if (word.length < 2 || hasDigit(word)) return expansion;
    for (const id of this.#lexicon.beginningWith(word, manyWords)) this.#take(expansion, id, sure.prefix);
    return expansion;
  }

  /** What begins with nearly these letters: "theather" is how Theatergruppe might begin. */
  completeNearly(word: string): Expansion {
    const expansion: Expansion = new Map();
    if (!this.#layers.typos || word.length < 4 || hasDigit(word)) return expansion;
    for (const id of this.#lexicon.beginningWith(word.slice(0, 2), manyWords)) {
      const start = this.#lexicon.wordOf(id);
      const isNear = [-1, 0, 1].some(
        (more) => editDistance(word, start.slice(0, word.length + more), 1) <= 1,
      );
      if (isNear) this.#take(expansion, id, sure.nearPrefix);
    }
    return expansion;
  }

  #isNoun(word: string): boolean {
    const id = this.#lexicon.idOf(word);
    return id === undefined || this.#lexicon.isNoun(id);
  }

  #take(expansion: Expansion, id: number, factor: number): void {
    if (this.#postings.countOf(id) > 0 && factor > (expansion.get(id) ?? 0)) expansion.set(id, factor);
  }

  #addCompounds(expansion: Expansion, word: string): void {
    if (word.length < 3 || hasDigit(word)) return;
    const stem = this.#lexicon.stemOf(word);
    for (const id of this.#lexicon.withPart(word)) this.#take(expansion, id, sure.compoundEnd);
    if (stem.length < 3) return;
    // The stem of a compound may lose more than that of its last word: "abfallkal" and "kalend".
    for (const end of new Set([stem, word])) this.#addEndingWith(expansion, end, !this.#isNoun(word));
    if (stem.length < 4 && !this.#lexicon.knows(word)) return;
    for (const id of this.#lexicon.beginningWith(stem, manyWords)) {
      const whole = this.#lexicon.wordOf(id);
      const rest = whole.slice(stem.length);
      if (rest.length < 3) continue;
      if (this.#isEnd(rest)) this.#take(expansion, id, sure.compoundStart);
      // A stem may have lost too much to intent with: that of Dorffest is "dorff".
      else if (rest.length >= 5 && stem.length >= 5 && whole.startsWith(word))
        this.#take(expansion, id, sure.guessedPart);
    }
    if (stem.length < 4) return;
    for (const { id, before, after } of this.#lexicon.holding(stem, manyWords)) {
      if (before.length >= 3 && after.length >= 3 && this.#isWord(before) && this.#isEnd(after))
        this.#take(expansion, id, sure.compoundMiddle);
    }
  }

  #addEndingWith(expansion: Expansion, end: string, isVerb: boolean): void {
    for (const id of this.#lexicon.endingWith(end, manyWords)) {
      const stemmed = this.#lexicon.stemById(id);
      const whole = stemmed.endsWith(end) ? stemmed : this.#lexicon.wordOf(id);
      const rest = whole.slice(0, whole.length - end.length);
      if (particles.has(rest)) {
        if (isVerb) this.#take(expansion, id, sure.otherParticle);
        continue;
      }
      if (rest.length < 2) continue;
      if (this.#isWord(rest)) this.#take(expansion, id, sure.compoundEnd);
      else if (rest.length >= 4 && end.length >= 5) this.#take(expansion, id, sure.guessedPart);
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
