import { isFunctionWord } from "../analysis/function-words";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { type Expander, type Meaning, merge } from "./expand";
import { splitCompound } from "./split-compound";
import type { Synonyms } from "./synonyms";
import type { Alternative } from "./units";

/** What a query is read with. */
export type Knowledge = {
  lexicon: Lexicon;
  postings: Postings;
  layers: Layers;
  synonyms: Synonyms;
  expander: Expander;
};

const sure = { synonym: 0.6, parts: 0.5, partsOfUnknown: 0.75, turned: 0.9 };

const noMeaning: Meaning = new Map();

/** By how many letters the forms of a noun differ: Kind, Kinder; Haus, Hauses */
const longestEnding = 2;

/** While it is typed, how a word goes on is the likeliest meaning. */
const typedWeight = 2;

/** Reads one word of a query, or one term of the editors'. */
export class WordReader {
  readonly #knowledge: Knowledge;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** @param isTyped whether it may go on */
  read(word: string, isTyped = false): Alternative[] {
    const direct = this.#knowledge.expander.expand(word);
    const isKnown = direct.size > 0;
    if (isTyped) merge(direct, this.#knowledge.expander.complete(word), typedWeight);
    if (isTyped && direct.size === 0)
      merge(direct, this.#knowledge.expander.completeNearly(word), typedWeight);
    const alternatives = [{ factor: 1, meanings: [direct] }, ...this.synonymsOf([word])];
    const parts = this.#knowledge.layers.compounds ? this.#partsOf(word) : undefined;
    if (!parts) return alternatives;
    // Feuerwehrjugend is the Jugendfeuerwehr.
    const turned =
      parts.length === 2 ? this.#knowledge.expander.expand(`${parts[1]}${parts[0]}`, true) : noMeaning;
    if (turned.size > 0) alternatives.push({ factor: sure.turned, meanings: [turned] });
    const meanings = parts.map((part, index) => this.#meaningOfPart(part, index === parts.length - 1));
    const factor = isKnown ? sure.parts : sure.partsOfUnknown;
    return [
      ...alternatives,
      { factor, meanings, isLoose: !isKnown && alternatives.length === 1, isOtherTerm: isKnown },
    ];
  }

  /** The other terms of the editors' groups that hold this one. */
  synonymsOf(words: readonly string[]): Alternative[] {
    if (!this.#knowledge.layers.synonyms) return [];
    return this.#knowledge.synonyms.of(words).map((term) => ({
      factor: sure.synonym,
      isOtherTerm: term.length > 1,
      meanings: term
        .filter((word) => term.length === 1 || !isFunctionWord(word))
        // A term that means the same is no reason to guess further: Perso is a Personalausweis, no person.
        .map(
          (word) =>
            new Map([...this.#knowledge.expander.expand(word)].filter(([, certainty]) => certainty > 0.4)),
        ),
    }));
  }

  #partsOf(word: string): string[] | undefined {
    const isWord = (part: string) =>
      part.length >= 3 &&
      !isFunctionWord(part) &&
      (this.#isForm(part) ||
        (part.length >= 4 && this.#knowledge.layers.synonyms && this.#knowledge.synonyms.words.has(part)));
    return splitCompound(word, isWord);
  }

  /** A compound is a kind of what its last part names: a Dorffest is no Festplatz. */
  #meaningOfPart(part: string, isLast: boolean): Meaning {
    const expanded = this.#knowledge.expander.expand(part);
    const meaning = new Map([...expanded].filter(([, certainty]) => !isLast || certainty > 0.5));
    for (const { meanings } of this.synonymsOf([part])) {
      if (meanings.length === 1 && meanings[0]) merge(meaning, meanings[0], sure.synonym);
    }
    return meaning;
  }

  /** Whether it is a form of a word that there is, and not what a stem leaves of it: "schutzenf" is no word. */
  #isForm(part: string): boolean {
    return this.#knowledge.lexicon
      .withStemOf(part)
      .some(
        (id) =>
          this.#knowledge.postings.countOf(id) > 0 &&
          Math.abs(this.#knowledge.lexicon.wordOf(id).length - part.length) <= longestEnding,
      );
  }
}
