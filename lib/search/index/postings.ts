/** How much a word says of an entry, in 255 steps. */
const steps = 255;

/**
 * Which entries hold a word, and how much it says of each: per word a list of numbers, each an entry's slot and the
 * weight of the word in it. A slot is the entry's place in all lists, reused when the entry is gone.
 */
export class Postings {
  readonly #lists: number[][] = [];
  readonly #foldedWords: (Int32Array | undefined)[] = [];
  readonly #stepsOf: (Uint8Array | undefined)[] = [];
  readonly #free: number[] = [];

  /** One more than the highest slot in use */
  get slots(): number {
    return this.#foldedWords.length;
  }

  /** @param weights by word, each from 0 to 1 */
  add(weights: ReadonlyMap<number, number>): number {
    const slot = this.#free.pop() ?? this.#foldedWords.length;
    const words = Int32Array.from(weights.keys());
    const heights = Uint8Array.from(weights.values(), (weight) => Math.max(1, Math.round(weight * steps)));
    this.#foldedWords[slot] = words;
    this.#stepsOf[slot] = heights;
    for (const [index, word] of words.entries()) {
      const posting = (slot << 8) | (heights[index] ?? 1);
      const list = this.#lists[word];
      if (list) list.push(posting);
      else this.#lists[word] = [posting];
    }
    return slot;
  }

  remove(slot: number): void {
    for (const word of this.#foldedWords[slot] ?? []) {
      const list = this.#lists[word] ?? [];
      const at = list.findIndex((posting) => posting >>> 8 === slot);
      const last = list.pop();
      if (at >= 0 && at < list.length && last !== undefined) list[at] = last;
    }
    this.#foldedWords[slot] = undefined;
    this.#stepsOf[slot] = undefined;
    this.#free.push(slot);
  }

  /** What `add` was given, to be written down */
  weightsOf(slot: number): [word: number, weight: number][] {
    const heights = this.#stepsOf[slot];
    return Array.from(this.#foldedWords[slot] ?? [], (word, index) => [
      word,
      (heights?.[index] ?? 1) / steps,
    ]);
  }

  /** In how many entries a word stands */
  countOf(word: number): number {
    return this.#lists[word]?.length ?? 0;
  }

  /** Raises each entry's score to the word's weight in it times `factor`, where that is more. */
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
