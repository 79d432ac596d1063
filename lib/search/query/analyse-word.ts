import { isStopWord } from "../analysis/stop-words";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { weights } from "../weights";
import { mergeExpansion, type WordExpander } from "./expand-word";
import type { Clause, Expansion } from "./query-term";
import { splitCompound } from "./split-compound";
import type { Synonyms } from "./synonyms";

export type AnalysisContext = {
  lexicon: Lexicon;
  postings: Postings;
  layers: Layers;
  synonyms: Synonyms;
  expander: WordExpander;
};

/** Letters by which inflections of a noun differ: Kind, Kinder; Haus, Hauses */
const maxEndingLength = 2;

export class WordAnalyser {
  constructor(private readonly context: AnalysisContext) {}

  analyse(word: string, isPrefix = false): Clause[] {
    const { expander, layers } = this.context;
    const direct = expander.expand(word);
    const isKnown = direct.size > 0;
    if (isPrefix) mergeExpansion(direct, expander.complete(word), weights.clause.typedPrefix);
    if (isPrefix && direct.size === 0)
      mergeExpansion(direct, expander.completeFuzzily(word), weights.clause.typedPrefix);
    const clauses: Clause[] = [{ factor: 1, expansions: [direct] }, ...this.synonymsOf([word])];
    const parts = layers.compounds ? splitCompound(word, (part) => this.#isPart(part)) : undefined;
    if (!parts) return clauses;
    // Feuerwehrjugend also stands for Jugendfeuerwehr.
    const swapped = parts.length === 2 && expander.inflections(`${parts[1]}${parts[0]}`);
    if (swapped && swapped.size > 0)
      clauses.push({ factor: weights.clause.swappedParts, expansions: [swapped] });
    return [
      ...clauses,
      {
        factor: isKnown ? weights.clause.compoundParts : weights.clause.unknownCompoundParts,
        expansions: parts.map((part, index) => this.#expandPart(part, index === parts.length - 1)),
        matchesPartially: !isKnown && clauses.length === 1,
        isParaphrase: isKnown,
      },
    ];
  }

  synonymsOf(words: readonly string[]): Clause[] {
    if (!this.context.layers.synonyms) return [];
    return this.context.synonyms.of(words).map((term) => ({
      factor: weights.clause.synonym,
      isParaphrase: term.length > 1,
      expansions: term
        .filter((word) => term.length === 1 || !isStopWord(word))
        // The synonym of Perso is Personalausweis, not Person.
        .map((word) => this.#expandSurely(word, weights.clause.minSynonymCertainty)),
    }));
  }

  #expandSurely(word: string, minCertainty: number): Expansion {
    return new Map(
      [...this.context.expander.expand(word)].filter(([, certainty]) => certainty > minCertainty),
    );
  }

  /** The last part of a compound says what it is: a Dorffest is no Festplatz. */
  #expandPart(part: string, isLast: boolean): Expansion {
    const expansion = this.#expandSurely(part, isLast ? weights.clause.minLastPartCertainty : 0);
    for (const { expansions } of this.synonymsOf([part])) {
      const [only] = expansions;
      if (only && expansions.length === 1) mergeExpansion(expansion, only, weights.clause.synonym);
    }
    return expansion;
  }

  #isPart(letters: string): boolean {
    const { layers, synonyms } = this.context;
    if (letters.length < 3 || isStopWord(letters)) return false;
    return (
      this.#isInflection(letters) || (letters.length >= 4 && layers.synonyms && synonyms.words.has(letters))
    );
  }

  /** Whether letters are an inflection of a known word and not a mere stem, such as "schutzenf". */
  #isInflection(letters: string): boolean {
    const { lexicon, postings } = this.context;
    return lexicon
      .withStemOf(letters)
      .some(
        (id) =>
          postings.countOf(id) > 0 && Math.abs(lexicon.wordOf(id).length - letters.length) <= maxEndingLength,
      );
  }
}
