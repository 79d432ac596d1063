import { isFunctionWord } from "../analysis/function-words";
import { stem } from "../analysis/stem";
import type { Word } from "../analysis/words";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { Corrector } from "./correct";
import { Expander, particles, sure } from "./expand";
import { joins } from "./joins";
import { WordReader } from "./read-word";
import type { Synonyms } from "./synonyms";
import type { Alternative, Unit } from "./units";

const sureOfJoined = 0.9;

/** Of what says little, against 1 of a noun */
const littleWeight = 0.35;
/** What people add to what they seek, whether or not its pages have the word */
const added = new Set(["termin", "datum", "uhrzeit", "info", "information"].map(stem));

export type Reading = {
  /** Every word counts, and none is corrected. */
  literally?: boolean;
  /** The last word is still being typed. */
  typing?: boolean;
};

/** Reads a query's words with the knowledge of the content and the editors' synonyms. */
export class Reader {
  readonly #lexicon: Lexicon;
  readonly #layers: Layers;
  readonly #synonyms: Synonyms;
  readonly #expander: Expander;
  readonly #words: WordReader;
  readonly #corrector: Corrector;

  constructor(lexicon: Lexicon, postings: Postings, layers: Layers, synonyms: Synonyms) {
    this.#lexicon = lexicon;
    this.#layers = layers;
    this.#synonyms = synonyms;
    this.#expander = new Expander(lexicon, postings, layers);
    const knowledge = { lexicon, postings, layers, synonyms, expander: this.#expander };
    this.#words = new WordReader(knowledge);
    this.#corrector = new Corrector(knowledge, this.#words);
  }

  /** @param words in the order of the query */
  read(words: readonly Word[], { literally = false, typing = false }: Reading = {}): Unit[] {
    const folded = words.map(({ text }) => this.#lexicon.normalise(text));
    const says = (index: number) => !this.#layers.questions || !isFunctionWord(folded[index] ?? "");
    const isTyped = (end: number) => typing && end === words.length;
    const everyWord = literally || !folded.some((_, index) => says(index) || isTyped(index + 1));
    const units: Unit[] = [];
    for (let index = 0; index < words.length; ) {
      const length = Math.max(1, this.#termLength(folded, index), tiedLength(words, index));
      const end = index + length;
      if (length > 1 || everyWord || says(index) || isTyped(end)) {
        const span = { start: words[index]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
        const asOne = length > 1 && tiedLength(words, index) === length;
        const ofUnit = folded.slice(index, end);
        const read = this.#readUnit(ofUnit, asOne, isTyped(end));
        const [word = ""] = ofUnit;
        const mayCorrect = !literally && length === 1 && !isSure(read);
        units.push({
          ...span,
          weight: this.#weightOf(ofUnit),
          ...(mayCorrect
            ? this.#corrector.correct(word, read, end === words.length)
            : { alternatives: read }),
        });
      }
      index = end;
    }
    this.#joinNeighbours(units, words);
    return units;
  }

  /** Nouns name what is sought; the verb beside them ("abgeben", "anmelden") is said in many ways. */
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
  #joinNeighbours(units: Unit[], words: readonly Word[]): void {
    if (!this.#layers.compounds) return;
    const folded = words.map(({ text }) => this.#lexicon.normalise(text));
    const unitAt = (index: number) =>
      units.find(({ start, end }) => start <= (words[index]?.start ?? -1) && (words[index]?.end ?? 0) <= end);
    for (const [index, word] of folded.entries()) {
      const unit = unitAt(index);
      const next = unitAt(index + 1);
      const [neighbour = ""] = folded.slice(index + 1, index + 2);
      if (unit && next && unit !== next) {
        for (const join of joins) this.#addJoined([unit, next], word + join + neighbour);
        this.#addJoined([unit, next], neighbour + word);
      }
      if (!unit || !this.#isVerb(word)) continue;
      for (const particle of folded.slice(index + 1))
        if (particles.has(particle)) this.#addJoined([unit], particle + word);
    }
  }

  #addJoined(units: readonly Unit[], word: string): void {
    const meaning = this.#expander.expand(word, true);
    const others = this.#words.synonymsOf([word]);
    for (const unit of meaning.size > 0 || others.length > 0 ? units : [])
      unit.alternatives.push({ factor: sureOfJoined, meanings: [meaning] }, ...others);
  }

  /** How many words from `index` on are one term of the editors'. */
  #termLength(folded: readonly string[], index: number): number {
    return this.#layers.synonyms ? this.#synonyms.lengthAt(folded, index) : 0;
  }

  #readUnit(words: readonly string[], asOne: boolean, isTyped: boolean): Alternative[] {
    if (words.length === 1) return this.#words.read(words[0] ?? "", isTyped);
    const alternatives: Alternative[] = [
      { factor: 1, meanings: words.map((word) => this.#expander.expand(word)), isLoose: true },
      ...this.#words.synonymsOf(words),
    ];
    // Feuerwehr-Jugend is the Jugendfeuerwehr.
    const turned = words.length === 2 ? [`${words[1]}${words[0]}`] : [];
    for (const joined of asOne ? [words.join(""), ...turned] : [])
      alternatives.push({
        factor: sureOfJoined,
        meanings: [this.#expander.expand(joined, joined !== words.join(""))],
      });
    return alternatives;
  }
}

/** Whether the content knows a word, and not only longer ones that happen to begin or end like it. */
const isSure = (alternatives: readonly Alternative[]) =>
  alternatives.some(({ meanings }) =>
    meanings.some((meaning) => [...meaning.values()].some((each) => each > sure.guessedPart)),
  );

/** How many words from `index` on hyphens tie together. */
function tiedLength(words: readonly Word[], index: number): number {
  let end = index + 1;
  while (words[end]?.isTied) end += 1;
  return end - index;
}
