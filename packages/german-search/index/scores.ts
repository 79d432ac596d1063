/** Scores that are kept to be used again; those of one query. */
const maxSpare = 8;
const spare: Scores[] = [];

/**
 * Scores of entries by slot, above 0 for those listed: a sparse set. Most words are in few entries, and what reads or clears
 * their scores passes over no others.
 */
export class Scores {
  readonly bySlot: Float32Array;
  /** Those with a score, in any order, up to `count` */
  readonly slots: Int32Array;
  count = 0;

  private constructor(capacity: number) {
    this.bySlot = new Float32Array(capacity);
    this.slots = new Int32Array(capacity);
  }

  /** @param slots how many there are */
  static of(slots: number): Scores {
    const scores = spare.pop();
    return scores && scores.bySlot.length >= slots ? scores : new Scores(Math.ceil(slots / 1024) * 1024);
  }

  raise(slot: number, score: number): void {
    const known = this.bySlot[slot] as number;
    if (score <= known) return;
    if (known === 0) this.slots[this.count++] = slot;
    this.bySlot[slot] = score;
  }

  /** Gives the arrays back, which must not be used any more. */
  release(): void {
    for (let at = 0; at < this.count; at += 1) this.bySlot[this.slots[at] as number] = 0;
    this.count = 0;
    if (spare.length < maxSpare) spare.push(this);
  }
}

/** The slots that have a score in any of the sets, each once; valid until one of them is changed. */
export function unionOf(sets: readonly Scores[]): Int32Array {
  const [only, ...others] = sets.filter(({ count }) => count > 0);
  if (!only) return new Int32Array(0);
  if (others.length === 0) return only.slots.subarray(0, only.count);
  const union = new Int32Array(others.reduce((sum, { count }) => sum + count, only.count));
  union.set(only.slots.subarray(0, only.count));
  let length = only.count;
  const before = [only];
  for (const set of others) {
    for (let at = 0; at < set.count; at += 1) {
      const slot = set.slots[at] as number;
      if (!hasAny(before, slot)) union[length++] = slot;
    }
    before.push(set);
  }
  return union.subarray(0, length);
}

function hasAny(sets: readonly Scores[], slot: number): boolean {
  for (const { bySlot } of sets) if ((bySlot[slot] as number) > 0) return true;
  return false;
}
