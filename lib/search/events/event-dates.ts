import { isTooFarAhead } from "@dorfforum/shared/calendar/event-timing";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { datesWithin, type EventDate, isSeries, overAt } from "@/lib/events/recurrence";
import type { SearchEntry } from "../search-entry";

/** Those of a quarter are computed at once, which a question about any of its days then has. */
const blockMs = 92 * 86_400_000;
/** Of a series: those of eight years */
const maxBlocks = 32;
/** By which an editor may have moved the first date back */
const maxMovedMs = 4 * blockMs;

/** Milliseconds since 1970, as all instants here */
type TimedDate = { date: EventDate; start: number; over: number };

export class EventDates {
  readonly #singleDates = new WeakMap<SearchEntry, TimedDate>();
  readonly #blocks = new WeakMap<SearchEntry, Map<number, TimedDate[]>>();

  /** The first date that is not over at `from` and begins before `to`. */
  firstWithin(entry: SearchEntry, from: number, to = Number.POSITIVE_INFINITY): EventDate | undefined {
    if (!entry.dates) return undefined;
    if (isSeries(entry.dates)) {
      const [first] = this.within(entry, from, to);
      return first?.date;
    }
    const { start, end } = entry.dates;
    const single = this.#singleDates.get(entry) ?? timed({ start, end });
    this.#singleDates.set(entry, single);
    return single.over > from && single.start < to ? single.date : undefined;
  }

  /** The dates of a series that take place and touch the time from `from` to before `to`, soonest first */
  *within(entry: SearchEntry, from: number, to: number): Generator<TimedDate> {
    if (!entry.dates) return;
    const { start, exceptions } = entry.dates;
    const begin = Math.max(from, Date.parse(start) - (exceptions.length > 0 ? maxMovedMs : 0));
    const first = Math.floor(begin / blockMs);
    for (let block = first; block * blockMs < to; block += 1) {
      if (isTooFarAhead(new Date(block * blockMs))) return;
      // One that began before the block stands in that before, too.
      for (const date of this.#datesOf(entry, entry.dates, block))
        if (date.over > from && date.start < to && (date.start >= block * blockMs || block === first))
          yield date;
    }
  }

  /** Whether the last date is over. An endless series is not, without computing it. */
  isOver(entry: SearchEntry, now: number): boolean {
    return !isEndless(entry) && this.firstWithin(entry, now) === undefined;
  }

  /** The earliest instant at which the event may be over */
  nextChange(entry: SearchEntry, now: number): number {
    const next = isEndless(entry) ? undefined : this.firstWithin(entry, now);
    return next ? overAt(next) : Number.POSITIVE_INFINITY;
  }

  #datesOf(entry: SearchEntry, event: NonNullable<SearchEntry["dates"]>, block: number): TimedDate[] {
    const blocks = this.#blocks.get(entry) ?? new Map<number, TimedDate[]>();
    this.#blocks.set(entry, blocks);
    const known = blocks.get(block);
    if (known) return known;
    if (blocks.size >= maxBlocks) blocks.clear();
    const [from, to] = [new Date(block * blockMs), new Date((block + 1) * blockMs)];
    const dates = datesWithin(event, from, to).filter(takesPlace).map(timed);
    blocks.set(block, dates);
    return dates;
  }
}

const timed = (date: EventDate): TimedDate => ({ date, start: Date.parse(date.start), over: overAt(date) });

const isEndless = ({ dates }: SearchEntry): boolean =>
  dates?.recurrence !== undefined && !/COUNT|UNTIL/i.test(dates.recurrence);
