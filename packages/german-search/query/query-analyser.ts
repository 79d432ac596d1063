import { hasUmlaut } from "../analysis/fold";
import { groupedNumbers } from "../analysis/grouped-numbers";
import { stem } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import type { Token } from "../analysis/tokenize";
import type { Lexicon } from "../index/lexicon";
import type { Layers } from "../layers";
import { weights } from "../weights";
import { WordAnalyser } from "./analyse-word";
import { baseVocabularies } from "./base-vocabularies";
import type { Content } from "./compound-paraphrase";
import { newLookUps, SpellingCorrector } from "./correct-spelling";
import { mergeExpansion, verbPrefixes, WordExpander } from "./expand-word";
import { type Clause, isFound, type QueryTerm } from "./query-term";
import { linkingElements } from "./split-compound";
import type { Synonyms } from "./synonyms";

/** Nouns that people add to any query, whether or not its pages have them */
const genericNouns = new Set(
  ["termin", "datum", "uhrzeit", "info", "information", "dorf", "ort", "leute"].map(stem),
);

/** Turns the tokens of a query into weighted terms, by the words of the content and the editors' synonyms. */
export class QueryAnalyser {
  readonly #expander: WordExpander;
  readonly #words: WordAnalyser;
  readonly #corrector: SpellingCorrector;

  constructor(
    private readonly lexicon: Lexicon,
    content: Content,
    private readonly layers: Layers,
    readonly synonyms: Synonyms,
  ) {
    const { postings } = content;
    this.#expander = new WordExpander(lexicon, postings, layers);
    const context = {
      lexicon,
      postings,
      layers,
      synonyms,
      ...baseVocabularies(layers),
      expander: this.#expander,
      content,
    };
    this.#words = new WordAnalyser(context);
    this.#corrector = new SpellingCorrector(context, this.#words);
  }

  /** Slots of entries whose title has a name with these initials */
  abbreviated(letters: string): number[] {
    return this.#words.abbreviated(letters).map(({ slot }) => slot);
  }

  /** `literally` keeps stop words and corrects nothing; with `typing` the last word is a prefix. */
  analyse(tokens: readonly Token[], options: { literally?: boolean; typing?: boolean } = {}): QueryTerm[] {
    const { literally = false, typing = false } = options;
    const words = tokens.map(({ text }) => this.lexicon.normalise(text));
    const isPrefix = (end: number) => typing && end === words.length;
    const isKept = (start: number, end: number) =>
      !this.layers.questions || !isStopWord(words[start] ?? "") || isPrefix(end);
    const keepsAll = literally || !words.some((_, index) => isKept(index, index + 1));
    const phrases = this.#words.phrasesIn(words);
    const numbers = groupedNumbers(tokens)
      .map(({ start, end, digits }) => ({
        start,
        length: end - start,
        expansion: this.#expander.number(digits),
      }))
      .filter(({ expansion }) => expansion.size > 0);
    const lookUps = newLookUps();
    const terms: QueryTerm[] = [];
    for (let start = 0, end = 0; start < words.length; start = end) {
      const hyphenated = hyphenatedLength(tokens, start);
      const synonym = this.layers.synonyms ? this.synonyms.lengthAt(words, start) : 0;
      const number = numbers.find((each) => each.start === start);
      const length = Math.max(hyphenated, synonym, number?.length ?? 0);
      end = start + length;
      if (length === 1 && !keepsAll && !isKept(start, end)) continue;
      const own = words.slice(start, end);
      const [word = ""] = own;
      const clauses =
        length === 1
          ? this.#withUmlaut(tokens[start]?.text ?? "", word, this.#words.analyse(word, isPrefix(end)))
          : this.#clausesOfSeveral(own, length === hyphenated, number === undefined, isPrefix(end));
      if (number) clauses.push({ factor: 1, expansions: [number.expansion] });
      const meant = phrases.filter(({ positions }) => positions.some((at) => start <= at && at < end));
      // "Opa betreuen" is about care: what "betreuen" alone is about is not meant.
      const said = meant.some((phrase) => phrase.clauses.some(isFound))
        ? clauses.filter(({ isRelated }) => !isRelated)
        : clauses;
      const all = [...said, ...meant.flatMap((phrase) => phrase.clauses)];
      const isCorrected = length === 1 && !literally && !isSure(all);
      terms.push({
        start: tokens[start]?.start ?? 0,
        end: tokens[end - 1]?.end ?? 0,
        weight: own.every((each) => this.#isGeneric(each)) ? weights.term.other : weights.term.noun,
        ...(isCorrected
          ? this.#corrector.correct(word, all, end === words.length, lookUps, tokens[start]?.text)
          : { clauses: all }),
      });
    }
    if (this.layers.compounds) this.#joinNeighbours(terms, tokens, words);
    return terms;
  }

  /** What is meant by a verb with an umlaut: "nähen" is not "nahen", unless nothing else is found. */
  #withUmlaut(written: string, word: string, clauses: Clause[]): Clause[] {
    const { lexicon } = this;
    const own = lexicon.idOf(word);
    const isNoun = own !== undefined && lexicon.isNoun(own) && hasUmlaut.test(lexicon.spellingOf(own));
    if (isNoun || !verbWithUmlaut.test(written)) return clauses;
    const isOther = (id: number) => !lexicon.isNoun(id) && !hasUmlaut.test(lexicon.spellingOf(id));
    const without = clauses.map((clause) => ({
      ...clause,
      expansions: clause.expansions.map(
        (expansion) => new Map([...expansion].filter(([id]) => !isOther(id))),
      ),
    }));
    return without.some(isFound) ? without : clauses;
  }

  /** Nouns name what is searched; the verb beside them ("abgeben", "anmelden") has many synonyms. */
  #isGeneric(word: string): boolean {
    return this.#isVerb(word) || genericNouns.has(this.lexicon.stemOf(word));
  }

  #isVerb(word: string): boolean {
    const id = this.lexicon.idOf(word);
    return id !== undefined && !this.lexicon.isNoun(id);
  }

  /** "Kita Platz" also stands for Kitaplatz, "Jugend Feuer Wehr" for Jugendfeuerwehr, "Spende Blut" for Blutspende, "melde … an" for anmelden. */
  #joinNeighbours(terms: readonly QueryTerm[], tokens: readonly Token[], words: readonly string[]): void {
    const termOf = (token: Token | undefined) =>
      token && terms.find(({ start, end }) => start <= token.start && token.end <= end);
    for (const [index, word] of words.entries()) {
      const term = termOf(tokens[index]);
      const next = termOf(tokens[index + 1]);
      const neighbour = words[index + 1] ?? "";
      if (term && next && term !== next) {
        for (const link of linkingElements) this.#addJoined([term, next], word + link + neighbour);
        this.#addJoined([term, next], neighbour + word);
        const third = termOf(tokens[index + 2]);
        if (third && third !== next)
          this.#addJoined([term, next, third], word + neighbour + words[index + 2]);
      }
      if (!term || !this.#isVerb(word)) continue;
      for (const prefix of words.slice(index + 1))
        if (verbPrefixes.has(prefix)) this.#addJoined([term], prefix + word);
    }
  }

  #addJoined(terms: readonly QueryTerm[], word: string): void {
    const expansion = this.#expander.inflections(word);
    const synonyms = [...this.#words.synonymsOf([word]), ...this.#words.meaningsOf(word)];
    if (expansion.size === 0 && synonyms.length === 0) return;
    for (const { clauses } of terms)
      clauses.push({ factor: weights.clause.joinedWords, expansions: [expansion] }, ...synonyms);
  }

  #clausesOfSeveral(
    words: readonly string[],
    areHyphenated: boolean,
    matchesPartially: boolean,
    isPrefix: boolean,
  ): Clause[] {
    const expansionOf = (word: string, at: number) => {
      const expansion = this.#expander.expand(word);
      if (isPrefix && at === words.length - 1)
        mergeExpansion(expansion, this.#expander.complete(word), weights.clause.typedPrefix);
      return expansion;
    };
    const clauses = this.#words.synonymsOf(words);
    // A U-Bahn is no kind of Bahn: its letter is part of the name.
    if (areHyphenated && words.some(({ length }) => length === 1))
      clauses.push(...this.#words.meaningsOf(words.join("")));
    else
      clauses.push({
        factor: 1,
        expansions: words.map(expansionOf),
        matchesPartially,
      });
    if (!areHyphenated) return clauses;
    const factor = weights.clause.joinedWords;
    clauses.push({ factor, expansions: [this.#expander.expand(words.join(""))] });
    // Feuerwehr-Jugend also stands for Jugendfeuerwehr.
    if (words.length === 2)
      clauses.push({ factor, expansions: [this.#expander.inflections(`${words[1]}${words[0]}`)] });
    return clauses;
  }
}

/** Not comparatives: longer is what is long. */
const verbWithUmlaut = /(?:[äöü]|[ao]e|(?<![aeiouyq])ue).*(?:(?<!er)en|e[lr]n)$/iu;

/** Whether the content has the word itself and not only longer words that begin or end with its letters. */
const isSure = (clauses: readonly Clause[]) =>
  clauses.some(
    ({ isFallback, expansions }) =>
      !isFallback &&
      expansions.some((expansion) =>
        [...expansion.values()].some((certainty) => certainty > weights.expansion.unknownRest),
      ),
  );

function hyphenatedLength(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  while (tokens[end]?.isTied) end += 1;
  return end - start;
}
