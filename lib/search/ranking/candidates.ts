import { weights } from "../weights";

/** More than the highest number of candidates */
const positions = 2 ** 23;

/** Entries that match some of a query. Typed arrays, since a search may meet every entry of the index. */
export class Candidates {
  readonly #slots: Int32Array;
  readonly #scores: Float64Array;
  readonly #shares: Float32Array;
  #count = 0;
  #maxShare = 0;

  constructor(maxCount: number) {
    this.#slots = new Int32Array(maxCount);
    this.#scores = new Float64Array(maxCount);
    this.#shares = new Float32Array(maxCount);
  }

  add(slot: number, score: number, share: number): void {
    this.#slots[this.#count] = slot;
    this.#scores[this.#count] = score;
    this.#shares[this.#count] = share;
    this.#count += 1;
    if (share > this.#maxShare) this.#maxShare = share;
  }

  best(): { slot: number; score: number }[] {
    const min = this.#minScores();
    const keys = new Float64Array(this.#count);
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const score = this.#scores[at] as number;
      if (score < (this.#matchesMost(at) ? min.matchingMost : min.lackingTerms)) continue;
      // Score and position in one number: a typed array sorts thousands in a millisecond, without a callback.
      keys[count] = -Math.round(score * 1e8) * positions + at;
      count += 1;
    }
    return Array.from(keys.subarray(0, count).sort(), (key) => {
      const at = ((key % positions) + positions) % positions;
      return { slot: this.#slots[at] as number, score: this.#scores[at] as number };
    });
  }

  #matchesMost(at: number): boolean {
    return (this.#shares[at] as number) >= this.#maxShare - 1e-5;
  }

  #minScores(): { matchingMost: number; lackingTerms: number } {
    let best = 0;
    let bestMatchingMost = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const score = this.#scores[at] as number;
      best = Math.max(best, score);
      if (this.#matchesMost(at)) bestMatchingMost = Math.max(bestMatchingMost, score);
    }
    const { minOfBest, minOfBestLackingTerms } = weights.ranking;
    const matchingMost = minOfBest * best;
    return { matchingMost, lackingTerms: Math.max(matchingMost, minOfBestLackingTerms * bestMatchingMost) };
  }
}
