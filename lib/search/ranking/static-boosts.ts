import type { EventDates } from "../index/event-dates";
import type { SearchEntry } from "../search-entry";

const day = 86_400_000;
/** What is over stands behind what comes, and a page of the site's own behind what people wrote. */
const standing = { over: 0.35, upcoming: 1.06, page: 0.85, oldest: 0.9 };

/**
 * What counts for an entry apart from words, by slot: worked out once and kept until it may change, since every search
 * asks it of every candidate.
 */
export class StaticBoosts {
  readonly #dates: EventDates;
  readonly #entries: (SearchEntry | undefined)[] = [];
  readonly #values: number[] = [];
  readonly #from: number[] = [];
  readonly #until: number[] = [];

  constructor(dates: EventDates) {
    this.#dates = dates;
  }

  /** @param now milliseconds since 1970 */
  of(entry: SearchEntry, slot: number, now: number): number {
    const isKnown =
      this.#entries[slot] === entry && now >= (this.#from[slot] ?? 0) && now < (this.#until[slot] ?? 0);
    if (isKnown) return this.#values[slot] ?? 1;
    const [value, until] = this.#workOut(entry, now);
    this.#entries[slot] = entry;
    this.#values[slot] = value;
    this.#from[slot] = now;
    this.#until[slot] = until;
    return value;
  }

  #workOut(entry: SearchEntry, now: number): [value: number, until: number] {
    if (entry.kind === "seite") return [standing.page, Number.POSITIVE_INFINITY];
    if (entry.dates) {
      if (this.#dates.isOver(entry, now)) return [standing.over, Number.POSITIVE_INFINITY];
      return [standing.upcoming, this.#dates.nextChange(entry, now)];
    }
    if (!entry.day) return [1, Number.POSITIVE_INFINITY];
    const years = Math.max(0, now - Date.parse(entry.day)) / (365 * day);
    return [standing.oldest + (1 - standing.oldest) * 0.5 ** years, now + day];
  }
}
