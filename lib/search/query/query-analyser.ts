import { stem } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import type { Token } from "../analysis/tokenize";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { WordAnalyser } from "./analyse-word";
import { SpellingCorrector } from "./correct-spelling";
import { Expander, particles, sure } from "./expand-word";
import { joins } from "./linking-elements";
import type { Clause, QueryTerm } from "./query-term";
import type { Synonyms } from "./synonyms";

const sureOfJoined = 0.9;

/** Of what says little, against 1 of a noun */
const littleWeight = 0.35;
/** What people add to what they seek, whether or not its pages have the word */
const added = new Set(["termin", "datum", "uhrzeit", "info", "information"].map(stem));

export type AnalyserOptions = {
  /** Every word counts, and none is corrected. */
  literally?: boolean;
  /** The last word is still being typed. */
  typing?: boolean;
};

/** Reads a query's words with the context of the content and the editors' synonyms. */
export class QueryAnalyser {
  readonly #lexicon: Lexicon;
  readonly #layers: Layers;
  readonly #synonyms: Synonyms;
  readonly #expander: Expander;
  readonly #words: WordAnalyser;
  readonly #corrector: SpellingCorrector;

  constructor(lexicon: Lexicon, postings: Postings, layers: Layers, synonyms: Synonyms) {
    this.#lexicon = lexicon;
    this.#layers = layers;
    this.#synonyms = synonyms;
    this.#expander = new Expander(lexicon, postings, layers);
    const context = { lexicon, postings, layers, synonyms, expander: this.#expander };
    this.#words = new WordAnalyser(context);
    this.#corrector = new SpellingCorrector(context, this.#words);
  }

  /** @param words in the order of the query */
  read(words: readonly Token[], { literally = false, typing = false }: AnalyserOptions = {}): QueryTerm[] {
    const folded = words.map(({ text }) => this.#lexicon.normalise(text));
    const says = (index: number) => !this.#layers.questions || !isStopWord(folded[index] ?? "");
    const isTyped = (end: number) => typing && end === words.length;
    const everyWord = literally || !folded.some((_, index) => says(index) || isTyped(index + 1));
    const terms: QueryTerm[] = [];
    for (let index = 0; index < words.length; ) {
      const length = Math.max(1, this.#termLength(folded, index), tiedLength(words, index));
      const end = index + length;
      if (length > 1 || everyWord || says(index) || isTyped(end)) {
        const span = { start: words[index]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
        const asOne = length > 1 && tiedLength(words, index) === length;
        const ofUnit = folded.slice(index, end);
        const read = this.#clausesOf(ofUnit, asOne, isTyped(end));
        const [word = ""] = ofUnit;
        const mayCorrect = !literally && length === 1 && !isSure(read);
        terms.push({
          ...span,
          weight: this.#weightOf(ofUnit),
          ...(mayCorrect ? this.#corrector.correct(word, read, end === words.length) : { clauses: read }),
        });
      }
      index = end;
    }
    this.#joinNeighbours(terms, words);
    return terms;
  }

  /** Nouns name what is matchSet; the verb beside them ("abgeben", "anmelden") is said in many ways. */
  #weightOf(words: readonly string[]): number {
    return words.every((word) => this.#isVerb(word) || added.has(this.#lexicon.stemOf(word)))
      ? littleWeight
      : 1;
  }

  #isVerb(word: string): boolean {
    const id = this.#lexicon.idOf(word);
    return id !== undefined && !this.#lexicon.isNoun(id);
  }

  /** "Kita Platz" means the Kitaplatz too, "Spende Blut" the Blutspende, "melde … an" what is there to anmelden. */
  #joinNeighbours(terms: QueryTerm[], words: readonly Token[]): void {
    if (!this.#layers.compounds) return;
    const folded = words.map(({ text }) => this.#lexicon.normalise(text));
    const unitAt = (index: number) =>
      terms.find(({ start, end }) => start <= (words[index]?.start ?? -1) && (words[index]?.end ?? 0) <= end);
    for (const [index, word] of folded.entries()) {
      const term = unitAt(index);
      const next = unitAt(index + 1);
      const [neighbour = ""] = folded.slice(index + 1, index + 2);
      if (term && next && term !== next) {
        for (const join of joins) this.#addJoined([term, next], word + join + neighbour);
        this.#addJoined([term, next], neighbour + word);
      }
      if (!term || !this.#isVerb(word)) continue;
      for (const particle of folded.slice(index + 1))
        if (particles.has(particle)) this.#addJoined([term], particle + word);
    }
  }

  #addJoined(terms: readonly QueryTerm[], word: string): void {
    const expansion = this.#expander.expand(word, true);
    const others = this.#words.synonymsOf([word]);
    for (const term of expansion.size > 0 || others.length > 0 ? terms : [])
      term.clauses.push({ factor: sureOfJoined, expansions: [expansion] }, ...others);
  }

  /** How many words from `index` on are one term of the editors'. */
  #termLength(folded: readonly string[], index: number): number {
    return this.#layers.synonyms ? this.#synonyms.lengthAt(folded, index) : 0;
  }

  #clausesOf(words: readonly string[], asOne: boolean, isTyped: boolean): Clause[] {
    if (words.length === 1) return this.#words.read(words[0] ?? "", isTyped);
    const clauses: Clause[] = [
      { factor: 1, expansions: words.map((word) => this.#expander.expand(word)), matchesPartially: true },
      ...this.#words.synonymsOf(words),
    ];
    // Feuerwehr-Jugend is the Jugendfeuerwehr.
    const turned = words.length === 2 ? [`${words[1]}${words[0]}`] : [];
    for (const joined of asOne ? [words.join(""), ...turned] : [])
      clauses.push({
        factor: sureOfJoined,
        expansions: [this.#expander.expand(joined, joined !== words.join(""))],
      });
    return clauses;
  }
}

/** Whether the content knows a word, and not only longer ones that happen to begin or end like it. */
const isSure = (clauses: readonly Clause[]) =>
  clauses.some(({ expansions }) =>
    expansions.some((expansion) => [...expansion.values()].some((each) => each > sure.guessedPart)),
  );

/** How many words from `index` on hyphens tie together. */
function tiedLength(words: readonly Token[], index: number): number {
  let end = index + 1;
  while (words[end]?.isTied) end += 1;
  return end - index;
}
