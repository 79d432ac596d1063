import { type EventDate, isSeries, overAt, upcomingDates } from "@/lib/events/recurrence";
import type { SearchEntry } from "../search-entry";

/** Dates of a series that are computed at once; each takes up to a millisecond. */
const datesPerBatch = 12;
/** Of a time that a question names one is enough, and the next question names another time. */
const datesPerWindow = 1;
/** Of a series: that of today, which every search asks for, and those of questions about other times */
const maxBatches = 4;

type TimedDate = { date: EventDate; start: number; over: number };

/** Dates in a row, from an instant on (milliseconds since 1970, as all instants here) */
type Batch = {
  from: number;
  dates: TimedDate[];
  /** Whether there are no more */
  isComplete: boolean;
};

export class EventDates {
  /** What was used last stands last. */
  readonly #batches = new WeakMap<SearchEntry, Batch[]>();

  /** The first date that is not over at `from` and begins before `to`. */
  firstWithin(entry: SearchEntry, from: number, to = Number.POSITIVE_INFINITY): EventDate | undefined {
    if (!entry.dates) return undefined;
    const first = this.#firstFrom(entry, entry.dates, from, Number.isFinite(to));
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

  #firstFrom(
    entry: SearchEntry,
    event: NonNullable<SearchEntry["dates"]>,
    from: number,
    isWindow: boolean,
  ): TimedDate | undefined {
    const batches = this.#batches.get(entry) ?? [];
    const notOver = ({ over }: TimedDate) => over > from;
    const at = batches.findLastIndex(
      (batch) => batch.from <= from && (batch.isComplete || batch.dates.some(notOver)),
    );
    const found = batches[at];
    if (found && at === batches.length - 1) return found.dates.find(notOver);
    const batch = found ?? compute(event, from, isWindow ? datesPerWindow : datesPerBatch);
    const others = batches.filter((each) => each !== found).slice(1 - maxBatches);
    this.#batches.set(entry, [...others, batch]);
    return batch.dates.find(notOver);
  }
}

function compute(event: NonNullable<SearchEntry["dates"]>, from: number, limit: number): Batch {
  // A single date is one at any time.
  const hasSeveral = isSeries(event);
  const since = hasSeveral ? from : Number.NEGATIVE_INFINITY;
  const dates: EventDate[] = hasSeveral
    ? upcomingDates(event, new Date(from), limit)
    : [{ start: event.start, end: event.end }];
  return {
    from: since,
    dates: dates.map((date) => ({ date, start: Date.parse(date.start), over: overAt(date) })),
    isComplete: dates.length < limit || !hasSeveral,
  };
}
