/** Weights are stored in one byte. */
const steps = 255;

/**
 * The inverted index: by word id a list of postings, each an entry's slot and the word's weight in one number. Slots of
 * removed entries are used again.
 */
export class Postings {
  readonly #lists: number[][] = [];
  readonly #foldedWords: (Int32Array | undefined)[] = [];
  readonly #bytesOf: (Uint8Array | undefined)[] = [];
  readonly #free: number[] = [];

  /** One more than the highest slot in use */
  get slots(): number {
    return this.#foldedWords.length;
  }

  /** @param weights by word, each from 0 to 1 */
  add(weights: ReadonlyMap<number, number>): number {
    const slot = this.#free.pop() ?? this.#foldedWords.length;
    const words = Int32Array.from(weights.keys());
    const bytes = Uint8Array.from(weights.values(), (weight) => Math.max(1, Math.round(weight * steps)));
    this.#foldedWords[slot] = words;
    this.#bytesOf[slot] = bytes;
    for (const [index, word] of words.entries()) {
      const posting = (slot << 8) | (bytes[index] ?? 1);
      const list = this.#lists[word];
      if (list) list.push(posting);
      else this.#lists[word] = [posting];
    }
    return slot;
  }

  remove(slot: number): void {
    for (const word of this.#foldedWords[slot] ?? []) {
      const list = this.#lists[word] ?? [];
      const index = list.findIndex((posting) => posting >>> 8 === slot);
      const last = list.pop();
      if (index >= 0 && index < list.length && last !== undefined) list[index] = last;
    }
    this.#foldedWords[slot] = undefined;
    this.#bytesOf[slot] = undefined;
    this.#free.push(slot);
  }

  /** The words and weights that `add` was given, rounded */
  weightsOf(slot: number): [word: number, weight: number][] {
    const bytes = this.#bytesOf[slot];
    return Array.from(this.#foldedWords[slot] ?? [], (word, index) => [word, (bytes?.[index] ?? 1) / steps]);
  }

  /** The number of entries that hold a word (its document frequency) */
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
