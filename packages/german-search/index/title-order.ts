import { type IndexedEntry, keyOf } from "../entry";

/** More are sorted together with all others: to compare titles in any order, of which few are near in memory, takes long. */
const maxInserted = 1000;

/**
 * Slots in the order of their entries' titles, then dates, then keys: that of entries that match a query equally well.
 * Sorted when it is asked for: all after many were added, by binary insertion after few. Slots themselves would depend on the order in
 * which entries were indexed, which differs after a restart.
 */
export class TitleOrder {
  readonly #entries: readonly (IndexedEntry | undefined)[];
  #slots = new Int32Array(64);
  #count = 0;
  /** Those behind were added since. */
  #sorted = 0;
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
    this.#slots[this.#count] = slot;
    this.#count += 1;
    this.#isCurrent = false;
  }

  /** The entry has to stand in its slot still. */
  remove(slot: number): void {
    this.#sort();
    const at = this.#find(slot);
    if (this.#slots[at] !== slot) return;
    this.#slots.copyWithin(at, at + 1, this.#count);
    this.#count -= 1;
    this.#sorted -= 1;
    this.#isCurrent = false;
  }

  slotAt(position: number): number {
    this.#sort();
    return this.#slots[position] as number;
  }

  /** By slot. Of a slot without an entry any number. */
  positions(): Int32Array {
    if (this.#isCurrent) return this.#positions;
    this.#sort();
    if (this.#positions.length < this.#slots.length) this.#positions = new Int32Array(this.#slots.length);
    for (let at = 0; at < this.#count; at += 1) this.#positions[this.#slots[at] as number] = at;
    this.#isCurrent = true;
    return this.#positions;
  }

  #sort(): void {
    const slots = this.#slots;
    if (this.#count - this.#sorted > maxInserted) {
      slots
        .subarray(0, this.#count)
        .sort((one, other) => (comesBefore(this.#entries[one], this.#entries[other]) ? -1 : 1));
      this.#sorted = this.#count;
    }
    for (; this.#sorted < this.#count; this.#sorted += 1) {
      const slot = slots[this.#sorted] as number;
      const at = this.#find(slot);
      slots.copyWithin(at + 1, at, this.#sorted);
      slots[at] = slot;
    }
  }

  /** The first position whose entry does not come before that of the slot */
  #find(slot: number): number {
    const entry = this.#entries[slot];
    let [from, to] = [0, this.#sorted];
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
