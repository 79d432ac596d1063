import { withoutGender } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import { weights } from "../weights";
import { abbreviatedTitles, type SpelledOut, type TitledWord, titledWords } from "./abbreviated-titles";
import type { AnalysisContext } from "./analysis-context";
import { isCommonNoun } from "./common-nouns";
import { CompoundMeaning, type CompoundPart, surely } from "./compound-meaning";
import { mergeExpansion } from "./expand-word";
import { type Clause, type Expansion, isFound } from "./query-term";
import { splitCompound } from "./split-compound";
import type { Meaning } from "./vocabulary";
import { wordCache } from "./word-cache";

/** Letters by which inflections of a noun differ: Kind, Kinder; Haus, Hauses */
const maxEndingLength = 2;

/** Those of a few queries: the clauses of a word may hold many others. */
const maxCachedWords = 100;
/** Parts of the words of titles, which every abbreviation is compared with */
const maxCachedParts = 20_000;

/** So few letters begin too many synonyms. */
const minTypedSynonym = 3;
/** Names that the same letters may stand for */
const maxAbbreviated = 5;

export class WordAnalyser {
  readonly #meaning: CompoundMeaning;
  readonly #cached: (word: string, compute: () => Clause[]) => Clause[];
  readonly #abbreviated: (letters: string, compute: () => SpelledOut[]) => SpelledOut[];
  readonly #titledWords: (letter: string, compute: () => TitledWord[]) => TitledWord[];
  readonly #isWord: (word: string, compute: () => boolean) => boolean;

  constructor(private readonly context: AnalysisContext) {
    this.#meaning = new CompoundMeaning(context);
    this.#cached = wordCache(context.postings, maxCachedWords);
    this.#abbreviated = wordCache(context.postings, maxCachedWords);
    this.#titledWords = wordCache(context.postings, maxCachedWords);
    this.#isWord = wordCache(context.postings, maxCachedParts);
  }

  analyse(word: string, isPrefix = false): Clause[] {
    if (isPrefix) return this.#compute(word, true);
    // A copy, since callers add clauses.
    return [...this.#cached(word, () => this.#compute(word, false))];
  }

  #compute(word: string, isPrefix: boolean): Clause[] {
    const { expander, layers, lexicon } = this.context;
    // "gemeinder" begins Gemeinderat: it is no inflection of Gemeinde.
    const completed: Expansion = isPrefix ? expander.complete(word) : new Map();
    const isBegun = completed.size > 0 && lexicon.idOf(word) === undefined;
    const direct: Expansion = isBegun ? new Map() : expander.expand(word);
    const isKnown = direct.size > 0;
    const masculine = withoutGender(word);
    // Sängerinnen sing where the content has Sänger, or what the vocabulary says of them.
    if (!isKnown && !isPrefix && masculine !== word && this.#means(masculine) && !this.#means(word))
      return this.#compute(masculine, false);
    mergeExpansion(direct, completed, weights.clause.typedPrefix);
    const synonyms = [
      ...this.synonymsOf([word]),
      ...(isPrefix ? this.#synonymsBeginningWith(word) : []),
      // What is near is for words that the content lacks: "Theater" is the premiere before it is the group.
      ...this.meaningsOf(word, !isKnown).filter(({ isFallback }) => !(isKnown && isFallback)),
    ];
    if (isPrefix && direct.size === 0 && synonyms.length === 0)
      mergeExpansion(direct, expander.completeFuzzily(word), weights.clause.typedPrefix);
    const clauses: Clause[] = [{ factor: 1, expansions: [direct] }, ...synonyms];
    if (!isPrefix && !clauses.some(isFound)) clauses.push(...this.#spelledOut(word));
    const isUnknown = () => !isKnown && !clauses.some(isFound);
    const topic = !isPrefix && isUnknown() ? this.#meaning.topicOf(word) : undefined;
    if (topic) clauses.push({ factor: weights.clause.compoundTopic, expansions: [topic] });
    const split = layers.compounds ? splitCompound(word, (part) => this.isPart(part)) : undefined;
    if (!split) return clauses;
    // Feuerwehrjugend also stands for Jugendfeuerwehr.
    const swapped = split.length === 2 && expander.inflections(`${split[1]}${split[0]}`);
    if (swapped && swapped.size > 0)
      clauses.push({ factor: weights.clause.swappedParts, expansions: [swapped] });
    const parts = split.map((text) => ({
      text,
      expanded: expander.expand(text),
      synonyms: this.synonymsOf([text]),
    }));
    const isMeant = isKnown || isPrefix || this.#meaning.isMeantBy(parts);
    // Parts that nothing joins say less than what the word is known to mean.
    const isBest = !isKnown && (isMeant || isUnknown());
    return [
      ...clauses,
      {
        factor: isBest ? weights.clause.unknownCompoundParts : weights.clause.compoundParts,
        expansions: parts.map((part, index) => expansionOf(part, index === parts.length - 1)),
        matchesPartially: isUnknown(),
        isParaphrase: isKnown,
        isFallback: isUnknown() && !isMeant,
      },
    ];
  }

  #means(word: string): boolean {
    return this.context.lexicon.knows(word) || this.meaningsOf(word).some(isFound);
  }

  /** What is abbreviated by initials: "ogv" */
  #spelledOut(word: string): Clause[] {
    const { lexicon } = this.context;
    const named = this.abbreviated(word)
      .filter(({ start }) => start === 0)
      .slice(0, maxAbbreviated);
    return [...new Map(named.map(({ words }) => [words.join(" "), words])).values()].map((words) => ({
      factor: weights.clause.joinedWords,
      expansions: words.map((each) => new Map([[lexicon.idOf(each) ?? -1, weights.expansion.exact]])),
    }));
  }

  abbreviated(letters: string): SpelledOut[] {
    const { content, layers, lexicon, synonyms } = this.context;
    if (!layers.compounds) return [];
    const isKnown = (part: string) => lexicon.knows(part) || synonyms.words.has(part) || isCommonNoun(part);
    const isWord = (part: string) =>
      this.#isWord(part, () => isKnown(part) || splitCompound(part, isKnown) !== undefined);
    const wordsWith = (letter: string) =>
      this.#titledWords(letter, () => titledWords(content, lexicon, letter));
    return this.#abbreviated(letters, () => abbreviatedTitles(content, lexicon, isWord, letters, wordsWith));
  }

  synonymsOf(words: readonly string[]): Clause[] {
    if (!this.context.layers.synonyms) return [];
    return this.context.synonyms.of(words).map((term) => this.#clauseOf(term, weights.clause.synonym));
  }

  /** What offices call it, and what a regional or English word means. @param endsCount whether a compound's end does */
  meaningsOf(word: string, endsCount = false): Clause[] {
    const { layers, translations, vocabulary } = this.context;
    if (!layers.vocabulary) return [];
    const meant = vocabulary.of(word);
    return [
      ...this.#officialTerms(meant.length === 0 && endsCount ? vocabulary.ofEnding(word) : meant),
      ...this.#translated(translations.of(word)),
    ];
  }

  /** What several words of a query mean together, with the positions of those words */
  phrasesIn(words: readonly string[]): { positions: number[]; clauses: Clause[] }[] {
    const { layers, translations, vocabulary } = this.context;
    if (!layers.vocabulary) return [];
    return [
      ...vocabulary.phrasesIn(words).map(({ positions, meant }) => ({
        positions,
        clauses: this.#officialTerms(meant, weights.clause.phrase),
      })),
      ...translations
        .phrasesIn(words)
        .map(({ positions, meant }) => ({ positions, clauses: this.#translated(meant) })),
    ];
  }

  /** Those of which the content has every word: a Dienst alone is no Sozialpsychiatrischer Dienst. */
  #officialTerms(meant: readonly Meaning[], factor: number = weights.clause.vocabulary): Clause[] {
    return meant
      .map(({ words, isNearest }) => ({
        ...this.#clauseOf(words, isNearest ? weights.clause.vocabulary : factor),
        isRelated: true,
        isFallback: isNearest,
      }))
      .filter(({ expansions }) => expansions.every(({ size }) => size > 0));
  }

  #translated(meant: readonly Meaning[]): Clause[] {
    const { translation } = weights.clause;
    return meant.flatMap(({ words }) => [
      this.#clauseOf(words, translation),
      ...[...this.synonymsOf(words), ...this.#officialTerms(this.context.vocabulary.of(words.join("")))].map(
        (clause) => ({ ...clause, factor: clause.factor * translation }),
      ),
    ]);
  }

  #clauseOf(term: readonly string[], factor: number): Clause {
    return {
      factor,
      isParaphrase: term.length > 1,
      expansions: term
        .filter((word) => term.length === 1 || !isStopWord(word))
        // The synonym of Perso is Personalausweis, not Person.
        .map((word) => surely(this.context.expander.expand(word), weights.clause.minSynonymCertainty)),
    };
  }

  /** What the shortest synonym stands for that begins with what is typed: "sup" for Dorfladen, through "Supermarkt" */
  #synonymsBeginningWith(letters: string): Clause[] {
    const { synonyms } = this.context;
    if (letters.length < minTypedSynonym || synonyms.has(letters)) return [];
    // "mül" is Müll before it is a Müllsammelaktion.
    const [nearest] = synonyms.beginningWith(letters);
    const clauses = nearest ? this.synonymsOf(nearest.words) : [];
    return clauses.map((clause) => ({ ...clause, factor: weights.clause.typedSynonym }));
  }

  /** Whether it may be a part of a compound. */
  isPart(letters: string): boolean {
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
          postings.countOf(id) > 0 &&
          !isStopWord(lexicon.wordOf(id)) &&
          Math.abs(lexicon.wordOf(id).length - letters.length) <= maxEndingLength,
      );
  }
}

/** The last part of a compound says what it is: a Dorffest is no Festplatz. */
function expansionOf({ expanded, synonyms }: CompoundPart, isLast: boolean): Expansion {
  const expansion = surely(expanded, isLast ? weights.clause.minLastPartCertainty : 0);
  for (const { expansions } of synonyms) {
    const [only] = expansions;
    if (only && expansions.length === 1) mergeExpansion(expansion, only, weights.clause.synonym);
  }
  return expansion;
}
