/** What answers less well than this share of the best is noise. */
const noise = 0.07;
/** What lacks a word of the query may stand behind those that have all, when it is this good. */
const goodWithout = 0.3;

/** An entry's slot and how well it answers. */
type Ranked = { slot: number; score: number };

/** Entries that answer something of a query, in typed arrays: a search may meet all there are. */
export class Candidates {
  readonly #slots: Int32Array;
  readonly #scores: Float64Array;
  readonly #shares: Float32Array;
  #count = 0;
  #mostHeld = 0;

  constructor(most: number) {
    this.#slots = new Int32Array(most);
    this.#scores = new Float64Array(most);
    this.#shares = new Float32Array(most);
  }

  /** @param share how much of the query it answers, from 0 to 1 */
  add(slot: number, score: number, share: number): void {
    this.#slots[this.#count] = slot;
    this.#scores[this.#count] = score;
    this.#shares[this.#count] = share;
    this.#count += 1;
    if (share > this.#mostHeld) this.#mostHeld = share;
  }

  /** The good ones, the best first. */
  best(): Ranked[] {
    const least = this.#leastScores();
    const keys = new Float64Array(this.#count);
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const score = this.#scores[at] as number;
      if (score < (this.#isFull(at) ? least.full : least.lacking)) continue;
      // Score and place in one number: a typed array sorts thousands of them in a millisecond, without calling back.
      keys[kept] = -Math.round(score * 1e8) * places + at;
      kept += 1;
    }
    const sorted = keys.subarray(0, kept).sort();
    return Array.from(sorted, (key) => {
      const at = ((key % places) + places) % places;
      return { slot: this.#slots[at] as number, score: this.#scores[at] as number };
    });
  }

  #isFull(at: number): boolean {
    return (this.#shares[at] as number) >= this.#mostHeld - 1e-5;
  }

  #leastScores(): { full: number; lacking: number } {
    let best = 0;
    let bestFull = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const score = this.#scores[at] as number;
      if (score > best) best = score;
      if (score > bestFull && this.#isFull(at)) bestFull = score;
    }
    return { full: noise * best, lacking: Math.max(noise * best, goodWithout * bestFull) };
  }
}

/** More than there are slots */
const places = 2 ** 23;
