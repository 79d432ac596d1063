import SearchableMap from "minisearch/SearchableMap";
import { fold } from "../analysis/fold";
import { familyOf, stem } from "../analysis/stem";
import type { Layers } from "../layers";

/** As it was first written, how much more often with a capital, and the parts that hyphens showed */
export type SavedWord = [spelling: string, capitals: number, ...parts: string[]];

/** Spellings remembered with their word; a village's texts have far fewer. */
const maxSpellings = 300_000;

/**
 * Every word of the content once, by a number, and the ways to find words from others. What a query's word may stand
 * for is looked up here, so that entries are indexed by their plain words alone: small, quick to change, and a synonym
 * or a new compound needs no entry to be read again.
 */
export class Lexicon {
  readonly #layers: Layers;
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #stems: string[] = [];
  /** As it was first written, to be shown */
  readonly #spelling: string[] = [];
  readonly #bySpelling = new Map<string, number>();
  /** How much more often a word was written with a capital, as German nouns are, than with a small letter */
  readonly #capitals: number[] = [];
  readonly #byStem = new Map<string, number[]>();
  readonly #byFamily = new Map<string, number[]>();
  /** Compounds by the stems of the parts that a hyphen or a soft hyphen shows */
  readonly #byPart = new Map<string, Set<number>>();
  readonly #parts = new Map<number, string[]>();
  readonly #forward = new SearchableMap<number>();
  readonly #backward = new SearchableMap<number[]>();
  /** See `asText`; where each word begins in it */
  #text = "";
  readonly #begins: number[] = [];

  constructor(layers: Layers) {
    this.#layers = layers;
  }

  get size(): number {
    return this.#words.length;
  }

  /** A word as it is compared. */
  normalise(written: string): string {
    return this.#layers.folding
      ? fold(written)
      : written
          .toLowerCase()
          .normalize("NFC")
          .replace(/\p{Cf}/gu, "");
  }

  /** The number of a written word, which is new to the lexicon or not. */
  learn(written: string): number {
    const known = this.#bySpelling.get(written);
    if (known !== undefined) return known;
    const id = this.#learnWord(this.normalise(written), written);
    if (this.#bySpelling.size < maxSpellings) this.#bySpelling.set(written, id);
    if (written.includes("\u00ad")) this.learnParts(id, written.split("\u00ad"));
    return id;
  }

  /** "RepairCafé", which stands in the content as "Repair-Café". */
  learnTied(joined: string, parts: string[]): number {
    const before = this.size;
    const id = this.learn(joined);
    if (id === before) this.#spelling[id] = parts.join("-");
    this.learnParts(id, parts);
    return id;
  }

  learnParts(id: number, parts: string[]): void {
    this.#parts.set(id, parts);
    for (const part of parts) {
      const key = this.stemOf(this.normalise(part));
      if (key.length < 3) continue;
      const held = this.#byPart.get(key) ?? new Set();
      this.#byPart.set(key, held.add(id));
    }
  }

  /** Within a sentence, where only nouns and names have one */
  sawCapital(id: number): void {
    this.#capitals[id] = (this.#capitals[id] ?? 0) + 1;
  }

  sawSmall(id: number): void {
    this.#capitals[id] = (this.#capitals[id] ?? 0) - 1;
  }

  /** The number of a written word, undefined when no entry holds it. */
  find(written: string): number | undefined {
    return this.#bySpelling.get(written) ?? this.#ids.get(this.normalise(written));
  }

  /** Words as `restore` takes them again */
  toSave(ids: readonly number[]): SavedWord[] {
    return ids.map((id) => [this.spellingOf(id), this.#capitals[id] ?? 0, ...(this.#parts.get(id) ?? [])]);
  }

  restore(words: readonly SavedWord[]): void {
    for (const [written, capitals, ...parts] of words) {
      const id = this.#learnWord(this.normalise(written.replaceAll("-", "")), written);
      this.#capitals[id] = capitals;
      if (parts.length > 0) this.learnParts(id, parts);
    }
  }

  /** @param word normalised, as are the words of all that follow */
  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  wordOf(id: number): string {
    return this.#words[id] ?? "";
  }

  spellingOf(id: number): string {
    return this.#spelling[id] ?? "";
  }

  stemOf(word: string): string {
    return this.#layers.stems ? stem(word) : word;
  }

  /** Whether a word or another form of it stands in the content. */
  knows(word: string): boolean {
    return this.#ids.has(word) || this.#byStem.has(this.stemOf(word));
  }

  withStemOf(word: string): readonly number[] {
    return this.#byStem.get(this.stemOf(word)) ?? [];
  }

  inFamilyOf(word: string): readonly number[] {
    const family = this.#layers.stems ? familyOf(word) : undefined;
    return (family && this.#byFamily.get(family)) || [];
  }

  withPart(word: string): ReadonlySet<number> {
    return this.#byPart.get(this.stemOf(word)) ?? new Set();
  }

  /** Whether the content mostly writes it with a capital: what a query is about, where verbs only say what to do. */
  isNoun(id: number): boolean {
    return (this.#capitals[id] ?? 0) >= 0;
  }

  /** Words that begin so, at most `limit` are looked at. */
  *beginningWith(start: string, limit: number): Generator<number> {
    let count = 0;
    for (const [, id] of this.#forward.atPrefix(start)) {
      yield id;
      count += 1;
      if (count >= limit) return;
    }
  }

  /** Words that end, or whose stem ends, with a stem; at most `limit` endings are looked at. */
  *endingWith(stemmed: string, limit: number): Generator<number> {
    let count = 0;
    for (const [, ids] of this.#backward.atPrefix(reversed(stemmed))) {
      yield* ids;
      count += 1;
      if (count >= limit) return;
    }
  }

  /** Words that hold letters inside, with what stands around them; at most `limit` are looked at. */
  *holding(letters: string, limit: number): Generator<{ id: number; before: string; after: string }> {
    const text = this.#asText();
    let count = 0;
    let id = 0;
    for (
      let at = text.indexOf(letters);
      at >= 0 && count < limit;
      at = text.indexOf(letters, at + 1), count += 1
    ) {
      while (id + 1 < this.size && (this.#begins[id + 1] ?? 0) <= at) id += 1;
      const word = this.wordOf(id);
      const start = at - (this.#begins[id] ?? 0);
      yield { id, before: word.slice(0, start), after: word.slice(start + letters.length) };
    }
  }

  stemById(id: number): string {
    return this.#stems[id] ?? "";
  }

  /** Words at most `distance` letters away, with how many. */
  near(word: string, distance: number): [id: number, distance: number][] {
    return [...this.#forward.fuzzyGet(word, distance).values()];
  }

  /** All words in one text, which is looked through in a fraction of the time that one after the other takes. */
  #asText(): string {
    if (this.#begins.length === this.size) return this.#text;
    this.#begins.length = 0;
    let length = 0;
    for (const word of this.#words) {
      this.#begins.push(length);
      length += word.length + 1;
    }
    this.#text = this.#words.join("\n");
    return this.#text;
  }

  #learnWord(word: string, written: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    const stemmed = this.stemOf(word);
    this.#ids.set(word, id);
    this.#words.push(word);
    this.#stems.push(stemmed);
    this.#spelling.push(written.normalize("NFC").replaceAll("\u00ad", ""));
    this.#capitals.push(0);
    this.#forward.set(word, id);
    push(this.#byStem, stemmed, id);
    const family = this.#layers.stems ? familyOf(word) : undefined;
    if (family) push(this.#byFamily, family, id);
    // The stem of a long word may lose what is a word itself: Schützenfest has the stem "schutzenf".
    for (const end of new Set([reversed(stemmed), reversed(word)])) {
      const sameEnd = this.#backward.get(end);
      if (sameEnd) sameEnd.push(id);
      else this.#backward.set(end, [id]);
    }
    return id;
  }
}

const reversed = (word: string) => [...word].reverse().join("");

function push(map: Map<string, number[]>, key: string, id: number): void {
  const held = map.get(key);
  if (held) held.push(id);
  else map.set(key, [id]);
}
