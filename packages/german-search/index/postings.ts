import type { Scores } from "./scores";

const steps = 255;
const noPostings = new Int32Array(0);

/** Postings as they are saved: those of all words one after the other, and how many each word has */
export type SavedPostings = { postings: Int32Array; counts: Int32Array };

/**
 * The inverted index: by word id, numbers that hold an entry's slot and the word's weight. Slots are used again. Typed arrays
 * take half the room of lists of numbers, and are most of what an index takes.
 */
export class Postings {
  /** Longer than they are filled */
  readonly #lists: Int32Array[] = [];
  readonly #counts: number[] = [];
  readonly #free = new Set<number>();
  #slots = 0;
  /** Counts changes, for what is computed from the postings */
  version = 0;

  get slots(): number {
    return this.#slots;
  }

  /** @param weights by word, each from 0 to 1 */
  add(weights: ReadonlyMap<number, number>): number {
    const [slot = this.#slots++] = this.#free;
    this.#free.delete(slot);
    this.version += 1;
    for (const [word, weight] of weights)
      this.#push(word, (slot << 8) | Math.max(1, Math.round(weight * steps)));
    return slot;
  }

  /** @param words those of the weights that `add` was given */
  remove(slot: number, words: Iterable<number>): void {
    for (const word of words) {
      const list = this.#listOf(word);
      const at = list.findIndex((posting) => posting >>> 8 === slot);
      if (at < 0) continue;
      list[at] = list.at(-1) as number;
      this.#counts[word] = list.length - 1;
    }
    this.#release(slot);
  }

  /** Frees slots whose words are not known any more, reading all postings. */
  removeAll(slots: ReadonlySet<number>): void {
    if (slots.size === 0) return;
    for (let word = 0; word < this.#lists.length; word += 1) {
      const keptPostings = this.#listOf(word).filter((posting) => !slots.has(posting >>> 8));
      if (keptPostings.length === this.countOf(word)) continue;
      this.#lists[word] = keptPostings;
      this.#counts[word] = keptPostings.length;
    }
    for (const slot of slots) this.#release(slot);
  }

  /** @param words whose ids are those of their places from then on */
  toSaved(words: readonly number[]): SavedPostings {
    const counts = Int32Array.from(words, (word) => this.countOf(word));
    const postings = new Int32Array(counts.reduce((sum, count) => sum + count, 0));
    let end = 0;
    for (const word of words) {
      const list = this.#listOf(word);
      postings.set(list, end);
      end += list.length;
    }
    return { postings, counts };
  }

  /** @param slots how many there are, none of them free */
  restore({ postings, counts }: SavedPostings, slots: number): void {
    let end = 0;
    for (const [word, count] of counts.entries()) {
      this.#lists[word] = postings.subarray(end, end + count);
      this.#counts[word] = count;
      end += count;
    }
    this.#slots = slots;
    this.version += 1;
  }

  countOf(word: number): number {
    return this.#counts[word] ?? 0;
  }

  slotsOf(word: number): number[] {
    return Array.from(this.#listOf(word), (posting) => posting >>> 8);
  }

  /** Raises each score to the word's weight in the entry times `factor`, where that is higher. */
  raise(scores: Scores, word: number, factor: number): void {
    const list = this.#lists[word];
    if (!list) return;
    const length = this.countOf(word);
    const perStep = factor / steps;
    const { bySlot, slots } = scores;
    let { count } = scores;
    // The innermost loop of every search.
    for (let index = 0; index < length; index += 1) {
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

  #listOf(word: number): Int32Array {
    return this.#lists[word]?.subarray(0, this.countOf(word)) ?? noPostings;
  }

  #push(word: number, posting: number): void {
    let list = this.#lists[word] ?? noPostings;
    const count = this.countOf(word);
    if (count === list.length) {
      const longer = new Int32Array(Math.ceil(count * 1.5) + 2);
      longer.set(list);
      list = longer;
      this.#lists[word] = list;
    }
    list[count] = posting;
    this.#counts[word] = count + 1;
  }

  #release(slot: number): void {
    this.version += 1;
    this.#free.add(slot);
  }
}
