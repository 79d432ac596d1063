import { append } from "@dorfforum/shared/runtime/append";
import { fold, hasUmlaut } from "../analysis/fold";
import { familyOf, stem } from "../analysis/stem";
import { maxWordLength } from "../analysis/tokenize";
import type { Layers } from "../layers";
import { AffixIndex } from "./affix-index";

/** The first spelling, how much more often it was capitalised than not, and the parts that hyphens show */
export type SavedWord = [spelling: string, capitals: number, ...parts: string[]];

/** Spellings whose word is cached; a village's texts have far fewer. */
const maxCachedSpellings = 300_000;

const maxStemsOfOthers = 5000;

const spelt = (written: string) => written.normalize("NFC").replaceAll("\u00ad", "");

/** Every word of the content once, with an id. Morphology is looked up by queries: entries hold plain words. */
export class Lexicon {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #stems: string[] = [];
  readonly #spellings: string[] = [];
  readonly #idsBySpelling = new Map<string, number>();
  /** How much more often a word was capitalised, as German nouns are, than not */
  readonly #capitals: number[] = [];
  readonly #byStem = new Map<string, number[]>();
  readonly #byFamily = new Map<string, number[]>();
  /** Compounds by the stems of the parts that a hyphen or a soft hyphen shows */
  readonly #byPart = new Map<string, Set<number>>();
  readonly #parts = new Map<number, string[]>();
  readonly #stemsOfOthers = new Map<string, string>();
  readonly affixes = new AffixIndex();

  constructor(private readonly layers: Layers) {}

  get size(): number {
    return this.#words.length;
  }

  /** At most `maxWordLength` characters, counted afterwards: folding makes up to 18 letters of one (U+FDFA). */
  normalise(written: string): string {
    const normalised = this.layers.folding
      ? fold(written)
      : written
          .toLowerCase()
          .normalize("NFC")
          .replace(/\p{Cf}/gu, "");
    return normalised.slice(0, maxWordLength);
  }

  learn(written: string): number {
    const known = this.#idsBySpelling.get(written);
    if (known !== undefined) return known;
    const id = this.#learnWord(this.normalise(written), written);
    if (this.#idsBySpelling.size < maxCachedSpellings) this.#idsBySpelling.set(written, id);
    if (written.includes("\u00ad")) this.#learnParts(id, written.split("\u00ad"));
    return id;
  }

  /** Adds the word that the parts of a hyphenated one form: "Repair-Café" → "repaircafe" */
  learnHyphenated(parts: string[]): number {
    const size = this.size;
    const id = this.learn(parts.join(""));
    if (id === size) this.#spellings[id] = parts.join("-");
    this.#learnParts(id, parts);
    return id;
  }

  /** Counts how a word is written inside a sentence, where only nouns and names are capitalised. @param capitals 1, or −1 for a small letter */
  countCase(id: number, capitals: number): void {
    this.#capitals[id] = (this.#capitals[id] ?? 0) + capitals;
  }

  find(written: string): number | undefined {
    return this.#idsBySpelling.get(written) ?? this.#ids.get(this.normalise(written));
  }

  toSaved(ids: readonly number[]): SavedWord[] {
    return ids.map((id) => [this.spellingOf(id), this.#capitals[id] ?? 0, ...(this.#parts.get(id) ?? [])]);
  }

  restore(words: readonly SavedWord[]): void {
    for (const [written, capitals, ...parts] of words) {
      const id = this.#learnWord(this.normalise(written.replaceAll("-", "")), written);
      this.#capitals[id] = capitals;
      if (parts.length > 0) this.#learnParts(id, parts);
    }
  }

  /** @param word normalised, as in all methods that follow */
  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  wordOf(id: number): string {
    return this.#words[id] ?? "";
  }

  spellingOf(id: number): string {
    return this.#spellings[id] ?? "";
  }

  stemOf(word: string): string {
    if (!this.layers.stems) return word;
    // A word of the content has its stem already.
    return this.#stems[this.#ids.get(word) ?? -1] ?? this.#stemOfOther(word);
  }

  stemById(id: number): string {
    return this.#stems[id] ?? "";
  }

  knows(word: string): boolean {
    return this.#ids.has(word) || this.#byStem.has(this.stemOf(word));
  }

  withStemOf(word: string): readonly number[] {
    return this.#byStem.get(this.stemOf(word)) ?? [];
  }

  inFamilyOf(word: string): readonly number[] {
    const family = this.layers.stems ? familyOf(word) : undefined;
    return (family && this.#byFamily.get(family)) || [];
  }

  withPart(word: string): ReadonlySet<number> {
    return this.#byPart.get(this.stemOf(word)) ?? new Set();
  }

  isNoun(id: number): boolean {
    return (this.#capitals[id] ?? 0) >= 0;
  }

  /** One query asks for the stems of the same words dozens of times. */
  #stemOfOther(word: string): string {
    const known = this.#stemsOfOthers.get(word);
    if (known !== undefined) return known;
    if (this.#stemsOfOthers.size >= maxStemsOfOthers) this.#stemsOfOthers.clear();
    const stemmed = stem(word);
    this.#stemsOfOthers.set(word, stemmed);
    return stemmed;
  }

  #learnWord(word: string, written: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) {
      // "Nähen" and "nahen" are one word here; the spelling tells that there is the one with an umlaut.
      if (hasUmlaut.test(written) && !hasUmlaut.test(this.spellingOf(known)))
        this.#spellings[known] = spelt(written);
      return known;
    }
    const id = this.#words.push(word) - 1;
    const stemmed = this.layers.stems ? stem(word) : word;
    this.#ids.set(word, id);
    this.#stems.push(stemmed);
    this.#spellings.push(spelt(written));
    this.#capitals.push(0);
    this.affixes.add(word, stemmed);
    append(this.#byStem, stemmed, id);
    const family = this.layers.stems ? familyOf(word) : undefined;
    if (family) append(this.#byFamily, family, id);
    return id;
  }

  #learnParts(id: number, parts: string[]): void {
    this.#parts.set(id, parts);
    for (const part of parts) {
      const key = this.stemOf(this.normalise(part));
      if (key.length < 3) continue;
      const ids = this.#byPart.get(key) ?? new Set();
      this.#byPart.set(key, ids.add(id));
    }
  }
}
