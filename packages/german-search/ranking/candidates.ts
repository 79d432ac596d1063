import type { TitleOrder } from "../index/title-order";
import { weights } from "../weights";

/** More than the highest number of entries */
const positions = 2 ** 23;
/** Scores that differ by less are equal. */
const precision = 1e8;

/** By slot. All candidates use the same, one after the other: one for each ranking was a third of the garbage of a search. */
let scoresOfLast = new Float64Array(0);

/**
 * Entries that match some of a query. Typed arrays, since a search may meet every entry of the index. Valid until the next ones
 * are made.
 */
export class Candidates {
  readonly #slots: Int32Array;
  readonly #scores: Float64Array;
  readonly #shares: Float32Array;
  #count = 0;
  #maxShare = 0;

  /** @param slots how many there are */
  constructor(maxCount: number, slots: number) {
    this.#slots = new Int32Array(maxCount);
    this.#shares = new Float32Array(maxCount);
    if (scoresOfLast.length < slots) scoresOfLast = new Float64Array(slots + (slots >> 2));
    this.#scores = scoresOfLast;
  }

  add(slot: number, score: number, share: number): void {
    this.#slots[this.#count] = slot;
    this.#shares[this.#count] = share;
    this.#scores[slot] = score;
    this.#count += 1;
    if (share > this.#maxShare) this.#maxShare = share;
  }

  scoreOf(slot: number): number {
    return this.#scores[slot] as number;
  }

  /** Slots, those with the highest scores first, of equal scores in the order of their titles; at most `limit` */
  best(order: Pick<TitleOrder, "positions" | "slotAt">, limit = Number.POSITIVE_INFINITY): number[] {
    const min = this.#minScores();
    const positionOf = order.positions();
    const keys = new Float64Array(this.#count);
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const slot = this.#slots[at] as number;
      const score = this.#scores[slot] as number;
      if (score < (this.#matchesMost(at) ? min.matchingMost : min.lackingTerms)) continue;
      // Score and position in one number: a typed array sorts thousands in a millisecond, without a callback.
      keys[count] = -Math.round(score * precision) * positions + (positionOf[slot] as number);
      count += 1;
    }
    const found = keys.subarray(0, count);
    return Array.from(limit < count ? least(found, limit) : found.sort(), (key) =>
      order.slotAt(key - Math.floor(key / positions) * positions),
    );
  }

  #matchesMost(at: number): boolean {
    return (this.#shares[at] as number) >= this.#maxShare - 1e-5;
  }

  #minScores(): { matchingMost: number; lackingTerms: number } {
    let best = 0;
    let bestMatchingMost = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const score = this.#scores[this.#slots[at] as number] as number;
      if (score > best) best = score;
      if (score > bestMatchingMost && this.#matchesMost(at)) bestMatchingMost = score;
    }
    const { minOfBest, minOfBestLackingTerms } = weights.ranking;
    const matchingMost = minOfBest * best;
    return { matchingMost, lackingTerms: Math.max(matchingMost, minOfBestLackingTerms * bestMatchingMost) };
  }
}

/** The least of many numbers, in order: each is inserted among those kept, of which few are moved. */
function least(numbers: Float64Array, limit: number): Float64Array {
  const smallest = new Float64Array(limit).fill(Number.POSITIVE_INFINITY);
  for (const number of numbers) {
    if (number >= (smallest[limit - 1] as number)) continue;
    let at = limit - 1;
    for (; at > 0 && (smallest[at - 1] as number) > number; at -= 1)
      smallest[at] = smallest[at - 1] as number;
    smallest[at] = number;
  }
  return smallest;
}
