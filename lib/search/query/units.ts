import { isFunctionWord } from "../analysis/function-words";
import type { Word } from "../analysis/words";
import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import { Expander, type Meaning, particles } from "./expand";
import { joins } from "./joins";
import { nearWords } from "./near-words";
import { splitCompound } from "./split-compound";
import type { Synonyms } from "./synonyms";

/** One way in which an entry can answer a unit: each of `meanings`, or a part of them where `isLoose`. */
export type Alternative = {
  factor: number;
  meanings: Meaning[];
  isLoose?: boolean;
  /** Another term of several words, which says nothing where one of them stands alone: it is not marked. */
  isOtherTerm?: boolean;
};

/** A word of the query, or several that are one term, and every way to answer it. The best way counts. */
export type Unit = {
  /** Where it stands in the query */
  start: number;
  end: number;
  alternatives: Alternative[];
  /** How much it says of what is sought */
  weight: number;
  /** What it should probably have been, as the content spells it */
  correction?: string | undefined;
};

const sure = { synonym: 0.6, parts: 0.5, partsOfUnknown: 0.75, joined: 0.9 };

/** While it is typed, how a word goes on is the likeliest meaning. */
const typedWeight = 2;

/** Against 1 of a noun */
const verbWeight = 0.35;

/** Places at which an unknown compound is cut to find the part that is misspelt; each takes a look at all words. */
const cutsTried = 3;

export type Reading = {
  /** Every word counts, and none is corrected. */
  literally?: boolean;
  /** The last word is still being typed. */
  typing?: boolean;
};

/** Reads a query's words with the knowledge of the content and the editors' synonyms. */
export class Reader {
  readonly #lexicon: Lexicon;
  readonly #postings: Postings;
  readonly #layers: Layers;
  readonly #synonyms: Synonyms;
  readonly #expander: Expander;

  constructor(lexicon: Lexicon, postings: Postings, layers: Layers, synonyms: Synonyms) {
    this.#lexicon = lexicon;
    this.#postings = postings;
    this.#layers = layers;
    this.#synonyms = synonyms;
    this.#expander = new Expander(lexicon, postings, layers);
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
        const read = this.#readUnit(
          folded.slice(index, end),
          asOne,
          isTyped(end),
          end === words.length && !literally,
        );
        const isKnown = read.some(({ meanings }) => meanings.some((meaning) => meaning.size > 0));
        units.push({
          ...span,
          weight: this.#weightOf(folded.slice(index, end)),
          ...(isKnown || literally ? { alternatives: read } : this.#correct(folded.slice(index, end), read)),
        });
      }
      index = end;
    }
    this.#joinNeighbours(units, words);
    return units;
  }

  /** Nouns name what is sought; the verb beside them ("abgeben", "anmelden") is said in many ways. */
  #weightOf(words: readonly string[]): number {
    const ids = words.map((word) => this.#lexicon.idOf(word));
    return ids.every((id) => id !== undefined && !this.#lexicon.isNoun(id)) ? verbWeight : 1;
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
      if (!unit || this.#weightOf([word]) === 1) continue;
      for (const particle of folded.slice(index + 1))
        if (particles.has(particle)) this.#addJoined([unit], particle + word);
    }
  }

  #addJoined(units: readonly Unit[], word: string): void {
    const meaning = this.#expander.expand(word, true);
    for (const unit of meaning.size > 0 ? units : [])
      unit.alternatives.push({ factor: sure.joined, meanings: [meaning] });
  }

  /** How many words from `index` on are one term of the editors'. */
  #termLength(folded: readonly string[], index: number): number {
    return this.#layers.synonyms ? this.#synonyms.lengthAt(folded, index) : 0;
  }

  #readUnit(words: readonly string[], asOne: boolean, isTyped: boolean, isLast: boolean): Alternative[] {
    if (words.length === 1) return this.#readWord(words[0] ?? "", isTyped, isLast);
    const alternatives: Alternative[] = [
      { factor: 1, meanings: words.map((word) => this.#expander.expand(word)), isLoose: true },
      ...this.#synonymsOf(words),
    ];
    if (asOne) alternatives.push({ factor: sure.joined, meanings: [this.#expander.expand(words.join(""))] });
    return alternatives;
  }

  #readWord(word: string, isTyped: boolean, isLast: boolean): Alternative[] {
    const direct = this.#expander.expand(word);
    const isKnown = direct.size > 0;
    if (isTyped || (isLast && !isKnown && word.length >= 4))
      merge(direct, this.#expander.complete(word), isTyped ? typedWeight : 1);
    const alternatives = [{ factor: 1, meanings: [direct] }, ...this.#synonymsOf([word])];
    const parts = this.#layers.compounds ? this.#partsOf(word) : undefined;
    if (!parts) return alternatives;
    const meanings = parts.map((part) => this.#meaningOfPart(part));
    const factor = isKnown ? sure.parts : sure.partsOfUnknown;
    return [...alternatives, { factor, meanings, isLoose: !isKnown && alternatives.length === 1 }];
  }

  #synonymsOf(words: readonly string[]): Alternative[] {
    if (!this.#layers.synonyms) return [];
    return this.#synonyms.of(words).map((term) => ({
      factor: sure.synonym,
      isOtherTerm: term.length > 1,
      meanings: term
        .filter((word) => term.length === 1 || !isFunctionWord(word))
        .map((word) => this.#expander.expand(word)),
    }));
  }

  #partsOf(word: string): string[] | undefined {
    const isWord = (part: string) =>
      part.length >= 3 &&
      !isFunctionWord(part) &&
      (this.#countOf(part) > 0 || (part.length >= 4 && this.#synonyms.has(part) && this.#layers.synonyms));
    return splitCompound(word, isWord);
  }

  #meaningOfPart(part: string): Meaning {
    const meaning = new Map(this.#expander.expand(part));
    for (const { meanings } of this.#synonymsOf([part])) {
      if (meanings.length === 1 && meanings[0]) merge(meaning, meanings[0], sure.synonym);
    }
    return meaning;
  }

  /** In how many entries a word or another form of it stands; 1 for what only a synonym leads to. */
  #countOf(word: string): number {
    let count = 0;
    for (const id of this.#lexicon.withStemOf(word)) count += this.#postings.countOf(id);
    const isTerm = count === 0 && this.#layers.synonyms && this.#synonyms.has(word);
    return isTerm ? 1 : count;
  }

  #correct(words: readonly string[], read: Alternative[]): Pick<Unit, "alternatives" | "correction"> {
    const [word = ""] = words;
    if (!this.#layers.typos || words.length > 1) return { alternatives: read };
    const near = nearWords(word, this.#lexicon, this.#synonyms.words, (each) => this.#countOf(each));
    const found = near.length > 0 ? near : this.#nearParts(word);
    return {
      alternatives: found.flatMap((each) =>
        this.#readWord(each.word, false, false).map((alternative) => ({
          ...alternative,
          factor: alternative.factor * each.factor,
        })),
      ),
      correction: found[0] && this.#spell(found[0].word),
    };
  }

  /** A compound nobody wrote before, of which one part is misspelt: Kindergatenanmeldung. */
  #nearParts(word: string): { word: string; factor: number }[] {
    const nearest = (part: string) =>
      nearWords(part, this.#lexicon, this.#synonyms.words, (each) => this.#countOf(each))[0];
    const cuts = Array.from({ length: Math.max(0, word.length - 7) }, (_, index) => index + 4)
      .flatMap((cut) => [
        { start: word.slice(0, cut), end: "", rest: word.slice(cut) },
        { start: "", end: word.slice(cut), rest: word.slice(0, cut) },
      ])
      .filter(({ start, end, rest }) => rest.length >= 5 && this.#countOf(start || end) > 0)
      .sort((a, b) => a.rest.length - b.rest.length);
    for (const { start, end, rest } of cuts.slice(0, cutsTried)) {
      const meant = nearest(rest);
      if (meant) return [{ word: start + meant.word + end, factor: meant.factor }];
    }
    return [];
  }

  #spell(word: string): string {
    const id = this.#lexicon.idOf(word);
    return id === undefined ? word : this.#lexicon.spellingOf(id);
  }
}

/** How many words from `index` on hyphens tie together. */
function tiedLength(words: readonly Word[], index: number): number {
  let end = index + 1;
  while (words[end]?.isTied) end += 1;
  return end - index;
}

function merge(meaning: Meaning, other: Meaning, factor: number): void {
  for (const [id, certainty] of other) {
    if (certainty * factor > (meaning.get(id) ?? 0)) meaning.set(id, certainty * factor);
  }
}
