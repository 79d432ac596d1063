import { withoutCountryCode } from "../analysis/grouped-numbers";
import { isOtherScript } from "../analysis/other-scripts";
import { areUnrelated } from "../analysis/senses";
import { hasDigit, infinitiveOf, isNumber, otherGender, withoutGender } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { weights } from "../weights";
import { isCommonNoun, isInflectedNoun } from "./common-nouns";
import { editDistance } from "./fuzzy-words";
import type { Expansion } from "./query-term";
import { isLinkingElement, withoutLinkingElement } from "./split-compound";
import { wordCache } from "./word-cache";

const certainty = weights.expansion;

const maxCompared = 1500;
const minPartLength = 3;
const minVerbLength = 6;
const losesEnding = /(?:um|us|a|o|is|on|saal)$/;
/** Digits of an area code, with its zero, and of a telephone number without it */
const areaCodeLengths = [3, 4, 5, 6];
const minLocalLength = 5;
/** Letters of a compound's first and last part when another is inserted between them */
const minOuterPartLength = 4;

/** Prefixes that change a verb's meaning: a Meldung is no part of an Anmeldung, but leihen is near ausleihen. */
export const verbPrefixes = new Set(
  "ab an auf aus be bei ein ent er ge her hin mit nach ruck um un unter uber ver vor weg zer zu zusammen".split(
    " ",
  ),
);

export function mergeExpansion(expansion: Expansion, other: Expansion, factor: number): void {
  for (const [id, each] of other)
    if (each * factor > (expansion.get(id) ?? 0)) expansion.set(id, each * factor);
}

/** A query has few words, but they stand for many others, which recur. */
const maxCachedWords = 1000;

export class WordExpander {
  readonly #cached: (word: string, compute: () => Expansion) => Expansion;

  constructor(
    private readonly lexicon: Lexicon,
    private readonly postings: Postings,
    private readonly layers: Layers,
  ) {
    this.#cached = wordCache(postings, maxCachedWords);
  }

  /** The word, its inflections, its word family and the compounds that hold it. */
  expand(word: string): Expansion {
    // A copy, since callers add to it.
    return new Map(this.#cached(word, () => this.#compute(word)));
  }

  #compute(word: string): Expansion {
    const expansion = this.#inflections(word);
    const masculine = this.lexicon.stemOf(withoutGender(word));
    for (const id of this.lexicon.inFamilyOf(word)) {
      const isSamePerson = this.lexicon.stemOf(withoutGender(this.lexicon.wordOf(id))) === masculine;
      this.#add(expansion, id, isSamePerson ? certainty.gender : certainty.family);
    }
    for (const person of this.layers.stems ? otherGender(word) : []) {
      for (const id of this.lexicon.withStemOf(person))
        if (this.lexicon.isNoun(id)) this.#add(expansion, id, certainty.gender);
      if (this.layers.compounds) this.#addEndings(expansion, person);
    }
    const own = this.lexicon.idOf(word);
    const isNoun = own !== undefined && this.lexicon.isNoun(own);
    const infinitive = this.layers.stems && !isNoun ? infinitiveOf(word) : undefined;
    // "äscht" is no verb.
    const isVerb = word.startsWith("ge") || this.lexicon.idOf(infinitive ?? "") !== undefined;
    if (infinitive && isVerb) mergeExpansion(expansion, this.#compute(infinitive), certainty.family);
    if (this.layers.compounds) this.#addCompounds(expansion, word);
    if (expansion.size === 0) this.#addWithoutPrefix(expansion, infinitive ?? word);
    return this.#related(expansion, word);
  }

  /** Of a verb that the content lacks: verheiraten → heiraten */
  #addWithoutPrefix(expansion: Expansion, verb: string): void {
    if (!verb.endsWith("en") || isCommonNoun(verb)) return;
    for (const prefix of verbPrefixes) {
      const rest = verb.startsWith(prefix) ? verb.slice(prefix.length) : "";
      if (rest.length >= minVerbLength && this.lexicon.idOf(rest) !== undefined)
        mergeExpansion(expansion, this.#inflections(rest), certainty.otherParticle);
    }
  }

  inflections(word: string): Expansion {
    return this.#related(this.#inflections(word), word);
  }

  /** Without function words, as the "wann" of a Wanne, and words of another meaning */
  #related(expansion: Expansion, word: string): Expansion {
    const isLackingNoun = isInflectedNoun(word) && this.lexicon.idOf(word) === undefined;
    const isPerson = isCommonNoun(word) && word.endsWith("er") && !isCommonNoun(word.slice(0, -2));
    for (const [id, value] of expansion) {
      const found = this.lexicon.wordOf(id);
      if (found === word) continue;
      // Neither what a Bäcker does everywhere nor "vereinbart" is meant by Bäcker and Bart.
      const isOther =
        isLackingNoun && !this.lexicon.isNoun(id) && (isPerson || value === certainty.compoundEnd);
      if (isOther || isStopWord(found) || areUnrelated(word, found)) expansion.delete(id);
    }
    return expansion;
  }

  #inflections(word: string): Expansion {
    const expansion: Expansion = new Map();
    const own = this.lexicon.idOf(word);
    if (own !== undefined) this.#add(expansion, own, certainty.exact);
    for (const id of this.lexicon.withStemOf(word)) {
      // Bücher and buchen share a stem, but no meaning.
      const isSameClass = own === undefined || this.lexicon.isNoun(own) === this.lexicon.isNoun(id);
      this.#add(expansion, id, isSameClass ? certainty.stem : certainty.otherWordClass);
    }
    return expansion;
  }

  /** The family of a noun, also without "be" and "ver": Anmeldung, anmelden; Antrag, beantragen; Verleih, leihen */
  verbsOf(noun: string): number[] {
    const related = [noun, `be${noun}`, `${noun.replace(/^(?:be|ver)/, "")}en`];
    return related
      .flatMap((word) => [...this.lexicon.inFamilyOf(word)])
      .filter((id) => this.postings.countOf(id) > 0 && !this.#isInflectedNoun(id, noun));
  }

  #isInflectedNoun(id: number, noun: string): boolean {
    return this.lexicon.isNoun(id) && this.lexicon.withStemOf(noun).includes(id);
  }

  complete(word: string): Expansion {
    const expansion: Expansion = new Map();
    if (word.length < 2 || hasDigit(word)) return expansion;
    for (const id of this.lexicon.affixes.beginningWith(word, maxCompared))
      this.#add(expansion, id, certainty.prefix);
    return expansion;
  }

  /** Words whose beginning differs from what is typed by one error at most: "theather" → Theatergruppe. */
  completeFuzzily(word: string): Expansion {
    const expansion: Expansion = new Map();
    if (!this.layers.typos || word.length < 4 || hasDigit(word)) return expansion;
    for (const id of this.lexicon.affixes.beginningWith(word.slice(0, 2), maxCompared)) {
      const beginning = (length: number) => this.lexicon.wordOf(id).slice(0, length);
      if ([-1, 0, 1].some((more) => editDistance(word, beginning(word.length + more), 1) <= 1))
        this.#add(expansion, id, certainty.fuzzyPrefix);
    }
    return expansion;
  }

  /** A telephone number however it is written, with and without the country's and the area's code */
  number(digits: string): Expansion {
    const expansion: Expansion = new Map();
    const national = withoutCountryCode(digits);
    for (const written of new Set([digits, national])) {
      const id = this.lexicon.idOf(written);
      if (id !== undefined) this.#add(expansion, id, certainty.exact);
    }
    const local = national.startsWith("0") ? areaCodeLengths.map((length) => national.slice(length)) : [];
    for (const written of local) {
      const id = written.length >= minLocalLength ? this.lexicon.idOf(written) : undefined;
      if (id !== undefined) this.#add(expansion, id, certainty.stem);
    }
    if (digits.length >= minLocalLength && !digits.startsWith("0"))
      for (const id of this.lexicon.affixes.endingWith(digits, maxCompared))
        if (isNumber(this.lexicon.wordOf(id))) this.#add(expansion, id, certainty.stem);
    return expansion;
  }

  #add(expansion: Expansion, id: number, value: number): void {
    if (this.postings.countOf(id) > 0 && value > (expansion.get(id) ?? 0)) expansion.set(id, value);
  }

  #addCompounds(expansion: Expansion, word: string): void {
    // Only German makes one word of several.
    if (word.length < minPartLength || hasDigit(word) || isOtherScript(word)) return;
    const stem = this.lexicon.stemOf(word);
    for (const id of this.lexicon.withPart(word)) this.#add(expansion, id, certainty.compoundEnd);
    if (stem.length < minPartLength) return;
    this.#addEndings(expansion, word);
    if (stem.length === minPartLength && !this.lexicon.knows(word)) return;
    // "Museum" is "muse", as Museen is.
    for (const start of new Set([stem, ...(losesEnding.test(word) ? [word] : [])]))
      this.#addBeginningWith(expansion, start, word);
    if (stem.length > minPartLength) this.#addContaining(expansion, stem);
    this.#addWithInsertedPart(expansion, word);
  }

  /** Pflanzenbörse: Pflanzen…tausch…börse */
  #addWithInsertedPart(expansion: Expansion, word: string): void {
    if (word.length < 2 * minOuterPartLength) return;
    for (const id of this.lexicon.affixes.beginningWith(word.slice(0, minOuterPartLength), maxCompared)) {
      const whole = this.lexicon.wordOf(id);
      const inserted = whole.length - word.length;
      if (inserted < minPartLength || !whole.endsWith(word.slice(-minOuterPartLength))) continue;
      const cuts = Array.from(
        { length: word.length - 2 * minOuterPartLength + 1 },
        (_, at) => at + minOuterPartLength,
      );
      const isAround = (cut: number) =>
        whole.startsWith(word.slice(0, cut)) && whole.endsWith(word.slice(cut));
      // A Nachhilfe is no Nachbarschaftshilfe.
      if (cuts.some((cut) => isAround(cut) && !verbPrefixes.has(word.slice(0, cut))))
        this.#add(expansion, id, certainty.insertedPart);
    }
  }

  /** A compound's stem may be shorter than its last word's: "abfallkal" and "kalend". */
  #addEndings(expansion: Expansion, word: string): void {
    for (const end of new Set([this.lexicon.stemOf(word), word])) this.#addEndingWith(expansion, end, word);
  }

  #addEndingWith(expansion: Expansion, end: string, word: string): void {
    const own = this.lexicon.idOf(word);
    const isVerb = own !== undefined && !this.lexicon.isNoun(own);
    for (const id of this.lexicon.affixes.endingWith(end, maxCompared)) {
      const stemmed = this.lexicon.stemById(id);
      const whole = stemmed.endsWith(end) ? stemmed : this.lexicon.wordOf(id);
      const before = whole.slice(0, whole.length - end.length);
      if (verbPrefixes.has(before)) {
        if (isVerb) this.#add(expansion, id, certainty.otherParticle);
      } else if (this.#isFirstPart(before)) {
        this.#add(expansion, id, certainty.compoundEnd);
      } else if (before.length >= 4 && (end.length >= 5 || isCommonNoun(before))) {
        this.#add(expansion, id, certainty.unknownRest);
      }
    }
  }

  #addBeginningWith(expansion: Expansion, stem: string, word: string): void {
    for (const id of this.lexicon.affixes.beginningWith(stem, maxCompared)) {
      const whole = this.lexicon.wordOf(id);
      const after = whole.slice(stem.length);
      if (this.#isLastPart(after)) this.#add(expansion, id, certainty.compoundStart);
      // The stem alone may be too short to tell: that of Dorffest is "dorff", but Rodel-bahn begins with that of "rodeln".
      else if (
        stem.length >= (isCommonNoun(word) ? minPartLength : 4) &&
        (isCommonNoun(after) || (after.length >= 5 && stem.length >= 5 && whole.startsWith(word)))
      )
        this.#add(expansion, id, certainty.unknownRest);
    }
  }

  #addContaining(expansion: Expansion, stem: string): void {
    for (const { id, before, after } of this.lexicon.affixes.containing(stem, maxCompared))
      if (this.#isFirstPart(before) && this.#isLastPart(after))
        this.#add(expansion, id, certainty.compoundMiddle);
  }

  /** Whether the content has the word, with or without a linking element at its end: Schützen, Gemeinde+rats. */
  #isFirstPart(letters: string): boolean {
    return withoutLinkingElement(letters).some(
      (word) => word.length >= minPartLength && !isStopWord(word) && this.lexicon.knows(word),
    );
  }

  #isLastPart(letters: string): boolean {
    for (let link = 0; link <= 2 && letters.length - link >= minPartLength; link += 1)
      if (isLinkingElement(letters.slice(0, link)) && this.lexicon.knows(letters.slice(link))) return true;
    return false;
  }
}
