import { type EventDate, overAt, upcomingDates } from "@/lib/events/recurrence";
import type { SearchEntry } from "../search-entry";

/** Dates of a series that are computed at once; each takes up to a millisecond. */
const datesPerBatch = 12;

type CachedDates = {
  /** Milliseconds since 1970, as all instants here */
  from: number;
  dates: { date: EventDate; start: number; over: number }[];
  isComplete: boolean;
};

export class EventDates {
  readonly #cache = new WeakMap<SearchEntry, CachedDates>();

  /** The first date that is not over at `from` and begins before `to`. */
  firstWithin(entry: SearchEntry, from: number, to = Number.POSITIVE_INFINITY): EventDate | undefined {
    if (!entry.dates) return undefined;
    const cached = this.#cache.get(entry);
    const covers = cached && cached.from <= from;
    let first = covers ? cached.dates.find(({ over }) => over > from) : undefined;
    if (!first && covers && cached.isComplete) return undefined;
    first ??= this.#compute(entry.dates, entry, from).dates[0];
    return first && first.start < to ? first.date : undefined;
  }

  /** Whether the last date is over. An endless series is not, without computing it. */
  isOver(entry: SearchEntry, now: number): boolean {
    const { recurrence } = entry.dates ?? {};
    if (recurrence && !/COUNT|UNTIL/i.test(recurrence)) return false;
    return this.firstWithin(entry, now) === undefined;
  }

  nextChange(entry: SearchEntry, now: number): number {
    const next = this.firstWithin(entry, now);
    return next ? overAt(next) : Number.POSITIVE_INFINITY;
  }

  #compute(event: NonNullable<SearchEntry["dates"]>, entry: SearchEntry, from: number): CachedDates {
    const limit = event.recurrence ? datesPerBatch : 1;
    const dates = upcomingDates(event, new Date(from), limit);
    const computed = {
      from,
      dates: dates.map((date) => ({ date, start: Date.parse(date.start), over: overAt(date) })),
      isComplete: dates.length < limit || !event.recurrence,
    };
    this.#cache.set(entry, computed);
    return computed;
  }
}
