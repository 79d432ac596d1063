import { type IndexedEntry, keyOf } from "../entry";

/**
 * Slots in the order of their entries' titles, then dates, then keys: that of entries that match a query equally well.
 * Kept sorted by binary insertion, which moves some bytes with each entry. Slots themselves would depend on the order in
 * which entries were indexed, which differs after a restart.
 */
export class TitleOrder {
  readonly #entries: readonly (IndexedEntry | undefined)[];
  #slots = new Int32Array(64);
  #count = 0;
  /** By slot, its position in the order; computed when it is asked for */
  #positions = new Int32Array(0);
  #isCurrent = false;

  /** @param entries by slot */
  constructor(entries: readonly (IndexedEntry | undefined)[]) {
    this.#entries = entries;
  }

  /** The entry has to stand in its slot already. */
  add(slot: number): void {
    if (this.#count === this.#slots.length) {
      const slots = new Int32Array(2 * this.#count);
      slots.set(this.#slots);
      this.#slots = slots;
    }
    const at = this.#find(slot);
    this.#slots.copyWithin(at + 1, at, this.#count);
    this.#slots[at] = slot;
    this.#count += 1;
    this.#isCurrent = false;
  }

  /** The entry has to stand in its slot still. */
  remove(slot: number): void {
    const at = this.#find(slot);
    if (this.#slots[at] !== slot) return;
    this.#slots.copyWithin(at, at + 1, this.#count);
    this.#count -= 1;
    this.#isCurrent = false;
  }

  slotAt(position: number): number {
    return this.#slots[position] as number;
  }

  /** By slot. Of a slot without an entry any number. */
  positions(): Int32Array {
    if (this.#isCurrent) return this.#positions;
    if (this.#positions.length < this.#slots.length) this.#positions = new Int32Array(this.#slots.length);
    for (let at = 0; at < this.#count; at += 1) this.#positions[this.#slots[at] as number] = at;
    this.#isCurrent = true;
    return this.#positions;
  }

  /** The first position whose entry does not come before that of the slot */
  #find(slot: number): number {
    const entry = this.#entries[slot];
    let [from, to] = [0, this.#count];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (comesBefore(this.#entries[this.#slots[middle] as number], entry)) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

function comesBefore(one: IndexedEntry | undefined, other: IndexedEntry | undefined): boolean {
  if (!one || !other) return false;
  if (one.title !== other.title) return one.title < other.title;
  const [oneDay, otherDay] = [dayOf(one), dayOf(other)];
  return oneDay === otherDay ? keyOf(one) < keyOf(other) : oneDay < otherDay;
}

const dayOf = ({ dates, day }: IndexedEntry): string => dates?.start ?? day ?? "";
