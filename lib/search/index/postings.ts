const steps = 255;

/** The inverted index: by word id, numbers that hold an entry's slot and the word's weight. Slots are used again. */
export class Postings {
  readonly #lists: number[][] = [];
  readonly #bySlot: ({ words: Int32Array; bytes: Uint8Array } | undefined)[] = [];
  readonly #free: number[] = [];

  get slots(): number {
    return this.#bySlot.length;
  }

  /** @param weights by word, each from 0 to 1 */
  add(weights: ReadonlyMap<number, number>): number {
    const slot = this.#free.pop() ?? this.#bySlot.length;
    const words = Int32Array.from(weights.keys());
    const bytes = Uint8Array.from(weights.values(), (weight) => Math.max(1, Math.round(weight * steps)));
    this.#bySlot[slot] = { words, bytes };
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

  /** Raises each score to the word's weight in the entry times `factor`, where that is higher. */
  raise(scores: Float32Array, word: number, factor: number): void {
    const list = this.#lists[word];
    if (!list) return;
    const perStep = factor / steps;
    // The innermost loop of every search.
    for (let index = 0; index < list.length; index += 1) {
      const posting = list[index] as number;
      const score = (posting & 255) * perStep;
      if (score > (scores[posting >>> 8] as number)) scores[posting >>> 8] = score;
    }
  }
}
