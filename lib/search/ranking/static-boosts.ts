import type { EventDates } from "../index/event-dates";
import type { SearchEntry } from "../search-entry";
import { weights } from "../weights";

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/** Boosts that depend on the entry and the clock, not on the query. Cached by slot until they may change. */
export class StaticBoosts {
  readonly #bySlot: ({ entry: SearchEntry; boost: number; from: number; until: number } | undefined)[] = [];

  constructor(private readonly dates: EventDates) {}

  of(entry: SearchEntry, slot: number, now: number): number {
    const cached = this.#bySlot[slot];
    if (cached && cached.entry === entry && now >= cached.from && now < cached.until) return cached.boost;
    const [boost, until = Number.POSITIVE_INFINITY] = this.#compute(entry, now);
    this.#bySlot[slot] = { entry, boost, from: now, until };
    return boost;
  }

  #compute(entry: SearchEntry, now: number): [boost: number, until?: number] {
    const { page, pastEvent, upcomingEvent, oldArticle } = weights.staticBoost;
    if (entry.kind === "seite") return [page];
    if (entry.dates)
      return this.dates.isOver(entry, now) ? [pastEvent] : [upcomingEvent, this.dates.nextChange(entry, now)];
    if (!entry.day) return [1];
    const years = Math.max(0, now - Date.parse(entry.day)) / yearMs;
    return [oldArticle + (1 - oldArticle) * 0.5 ** years, now + dayMs];
  }
}
