import type { Scores } from "./scores";

const steps = 255;

/** The inverted index: by word id, numbers that hold an entry's slot and the word's weight. Slots are used again. */
export class Postings {
  readonly #lists: number[][] = [];
  readonly #bySlot: ({ words: Int32Array; bytes: Uint8Array } | undefined)[] = [];
  readonly #free: number[] = [];
  /** Counts changes, for what is computed from the postings */
  version = 0;

  get slots(): number {
    return this.#bySlot.length;
  }

  /** @param weights by word, each from 0 to 1 */
  add(weights: ReadonlyMap<number, number>): number {
    const slot = this.#free.pop() ?? this.#bySlot.length;
    const words = Int32Array.from(weights.keys());
    const bytes = Uint8Array.from(weights.values(), (weight) => Math.max(1, Math.round(weight * steps)));
    this.#bySlot[slot] = { words, bytes };
    this.version += 1;
    for (const [index, word] of words.entries()) {
      const posting = (slot << 8) | (bytes[index] ?? 1);
      this.#lists[word] ??= [];
      this.#lists[word].push(posting);
    }
    return slot;
  }

  remove(slot: number): void {
    for (const word of this.#bySlot[slot]?.words ?? []) {
      const list = this.#lists[word] ?? [];
      const index = list.findIndex((posting) => posting >>> 8 === slot);
      const last = list.pop();
      if (index >= 0 && index < list.length && last !== undefined) list[index] = last;
    }
    this.#bySlot[slot] = undefined;
    this.version += 1;
    this.#free.push(slot);
  }

  /** The words and weights that `add` was given, rounded */
  weightsOf(slot: number): [word: number, weight: number][] {
    const { words, bytes } = this.#bySlot[slot] ?? {};
    return Array.from(words ?? [], (word, index) => [word, (bytes?.[index] ?? 1) / steps]);
  }

  countOf(word: number): number {
    return this.#lists[word]?.length ?? 0;
  }

  slotsOf(word: number): number[] {
    return (this.#lists[word] ?? []).map((posting) => posting >>> 8);
  }

  /** Raises each score to the word's weight in the entry times `factor`, where that is higher. */
  raise(scores: Scores, word: number, factor: number): void {
    const list = this.#lists[word];
    if (!list) return;
    const perStep = factor / steps;
    const { bySlot, slots } = scores;
    let { count } = scores;
    // The innermost loop of every search.
    for (let index = 0; index < list.length; index += 1) {
      const posting = list[index] as number;
      const slot = posting >>> 8;
      const score = (posting & 255) * perStep;
      const known = bySlot[slot] as number;
      if (score <= known) continue;
      if (known === 0) slots[count++] = slot;
      bySlot[slot] = score;
    }
    scores.count = count;
  }
}
