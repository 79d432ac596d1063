import { isStopWord } from "../analysis/stop-words";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { type Expander, type Expansion, merge } from "./expand-word";
import type { Clause } from "./query-term";
import { splitCompound } from "./split-compound";
import type { Synonyms } from "./synonyms";

/** What a query is read with. */
export type AnalysisContext = {
  lexicon: Lexicon;
  postings: Postings;
  layers: Layers;
  synonyms: Synonyms;
  expander: Expander;
};

const sure = { synonym: 0.6, parts: 0.5, partsOfUnknown: 0.75, turned: 0.9 };

const noExpansion: Expansion = new Map();

/** By how many letters the forms of a noun differ: Kind, Kinder; Haus, Hauses */
const longestEnding = 2;

/** While it is typed, how a word goes on is the likeliest expansion. */
const typedWeight = 2;

/** Reads one word of a query, or one term of the editors'. */
export class WordAnalyser {
  readonly #context: AnalysisContext;

  constructor(context: AnalysisContext) {
    this.#context = context;
  }

  /** @param isTyped whether it may go on */
  read(word: string, isTyped = false): Clause[] {
    const direct = this.#context.expander.expand(word);
    const isKnown = direct.size > 0;
    if (isTyped) merge(direct, this.#context.expander.complete(word), typedWeight);
    if (isTyped && direct.size === 0) merge(direct, this.#context.expander.completeNearly(word), typedWeight);
    const clauses = [{ factor: 1, expansions: [direct] }, ...this.synonymsOf([word])];
    const parts = this.#context.layers.compounds ? this.#partsOf(word) : undefined;
    if (!parts) return clauses;
    // Feuerwehrjugend is the Jugendfeuerwehr.
    const turned =
      parts.length === 2 ? this.#context.expander.expand(`${parts[1]}${parts[0]}`, true) : noExpansion;
    if (turned.size > 0) clauses.push({ factor: sure.turned, expansions: [turned] });
    const expansions = parts.map((part, index) => this.#expandPart(part, index === parts.length - 1));
    const factor = isKnown ? sure.parts : sure.partsOfUnknown;
    return [
      ...clauses,
      { factor, expansions, matchesPartially: !isKnown && clauses.length === 1, isParaphrase: isKnown },
    ];
  }

  /** The other terms of the editors' groups that hold this one. */
  synonymsOf(words: readonly string[]): Clause[] {
    if (!this.#context.layers.synonyms) return [];
    return this.#context.synonyms.of(words).map((term) => ({
      factor: sure.synonym,
      isParaphrase: term.length > 1,
      expansions: term
        .filter((word) => term.length === 1 || !isStopWord(word))
        // A term that means the same is no reason to intent further: Perso is a Personalausweis, no person.
        .map(
          (word) =>
            new Map([...this.#context.expander.expand(word)].filter(([, certainty]) => certainty > 0.4)),
        ),
    }));
  }

  #partsOf(word: string): string[] | undefined {
    const isWord = (part: string) =>
      part.length >= 3 &&
      !isStopWord(part) &&
      (this.#isForm(part) ||
        (part.length >= 4 && this.#context.layers.synonyms && this.#context.synonyms.words.has(part)));
    return splitCompound(word, isWord);
  }

  /** A compound is a kind of what its last part names: a Dorffest is no Festplatz. */
  #expandPart(part: string, isLast: boolean): Expansion {
    const expanded = this.#context.expander.expand(part);
    const expansion = new Map([...expanded].filter(([, certainty]) => !isLast || certainty > 0.5));
    for (const { expansions } of this.synonymsOf([part])) {
      if (expansions.length === 1 && expansions[0]) merge(expansion, expansions[0], sure.synonym);
    }
    return expansion;
  }

  /** Whether it is a form of a word that there is, and not what a stem leaves of it: "schutzenf" is no word. */
  #isForm(part: string): boolean {
    return this.#context.lexicon
      .withStemOf(part)
      .some(
        (id) =>
          this.#context.postings.countOf(id) > 0 &&
          Math.abs(this.#context.lexicon.wordOf(id).length - part.length) <= longestEnding,
      );
  }
}
