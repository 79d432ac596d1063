import type { SearchEntry } from "../search-entry";
import { weights } from "../weights";
import type { EventDates } from "./event-dates";

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/**
 * Boosts that depend on the entry and the clock, not on the query. Cached by slot until they may change; one array for
 * each field is read faster than one of objects, and a search reads the boost of every candidate.
 */
export class StaticBoosts {
  readonly #dates: EventDates;
  readonly #entries: SearchEntry[] = [];
  readonly #boosts: number[] = [];
  readonly #from: number[] = [];
  readonly #until: number[] = [];

  constructor(dates: EventDates) {
    this.#dates = dates;
  }

  of(entry: SearchEntry, slot: number, now: number): number {
    const isCached =
      this.#entries[slot] === entry &&
      now >= (this.#from[slot] as number) &&
      now < (this.#until[slot] as number);
    if (isCached) return this.#boosts[slot] as number;
    const [boost, until = Number.POSITIVE_INFINITY] = this.#compute(entry, now);
    this.#entries[slot] = entry;
    this.#boosts[slot] = boost;
    this.#from[slot] = now;
    this.#until[slot] = until;
    return boost;
  }

  #compute(entry: SearchEntry, now: number): [boost: number, until?: number] {
    const { page, pastEvent, upcomingEvent, oldArticle } = weights.staticBoost;
    if (entry.kind === "seite") return [page];
    if (entry.dates)
      return this.#dates.isOver(entry, now)
        ? [pastEvent]
        : [upcomingEvent, this.#dates.nextChange(entry, now)];
    if (!entry.day) return [1];
    const years = Math.max(0, now - Date.parse(entry.day)) / yearMs;
    return [oldArticle + (1 - oldArticle) * 0.5 ** years, now + dayMs];
  }
}
