import { type EventDate, overAt, upcomingDates } from "@/lib/events/recurrence";
import type { SearchEntry } from "../search-entry";

/** Dates of a series that are worked out at once; the rule's library takes up to a millisecond for each. */
const ahead = 12;

type Known = {
  from: number;
  /** Milliseconds since 1970, soonest first */
  dates: { date: EventDate; start: number; over: number }[];
  /** Whether there are no dates after these */
  isWhole: boolean;
};

/** The dates of events, worked out once and kept while the event stays as it is. */
export class EventDates {
  readonly #known = new WeakMap<SearchEntry, Known>();

  /** The first date that is not over at `from` and begins before `to` (milliseconds since 1970). */
  firstWithin(entry: SearchEntry, from: number, to: number): EventDate | undefined {
    if (!entry.dates) return undefined;
    const known = this.#known.get(entry);
    const found = known && known.from <= from ? known.dates.find(({ over }) => over > from) : undefined;
    if (found) return found.start < to ? found.date : undefined;
    if (known && known.from <= from && known.isWhole) return undefined;
    const fresh = this.#workOut(entry, from);
    const first = fresh.dates[0];
    return first && first.start < to ? first.date : undefined;
  }

  /** Works the coming dates out before anybody asks. */
  prepare(entry: SearchEntry, now: number): void {
    this.firstWithin(entry, now, Number.POSITIVE_INFINITY);
  }

  /** Whether no date is left. An endless series never is, which needs no working out. */
  isOver(entry: SearchEntry, now: number): boolean {
    const { recurrence } = entry.dates ?? {};
    if (recurrence && !/COUNT|UNTIL/i.test(recurrence)) return false;
    return this.firstWithin(entry, now, Number.POSITIVE_INFINITY) === undefined;
  }

  /** When `isOver` may next be answered otherwise; of what is not over. */
  nextChange(entry: SearchEntry, now: number): number {
    const next = this.firstWithin(entry, now, Number.POSITIVE_INFINITY);
    return next ? overAt(next) : Number.POSITIVE_INFINITY;
  }

  #workOut(entry: SearchEntry, from: number): Known {
    const limit = entry.dates?.recurrence ? ahead : 1;
    const dates = entry.dates ? upcomingDates(entry.dates, new Date(from), limit) : [];
    const worked = {
      from,
      dates: dates.map((date) => ({ date, start: Date.parse(date.start), over: overAt(date) })),
      isWhole: dates.length < limit || !entry.dates?.recurrence,
    };
    this.#known.set(entry, worked);
    return worked;
  }
}
