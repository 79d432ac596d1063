import { type EventTiming, isSeries } from "@/lib/events/recurrence";

/** Without an end an event lasts until midnight, at most a day with an hour that the clocks are put back. */
const longestDayMs = 25 * 3_600_000;

/**
 * When single events take place, by slot, in milliseconds since 1970. One array for each end: a question about a time
 * compares it with every event of the index.
 */
export class EventSpans {
  readonly #starts: number[] = [];
  /** The earliest and the latest instant at which the event may be over */
  readonly #firstOver: number[] = [];
  readonly #lastOver: number[] = [];

  put(
    slot: number,
    event: Pick<EventTiming, "start" | "end" | "recurrence" | "exceptions"> | undefined,
  ): void {
    const [start, firstOver, lastOver] = spanOf(event);
    this.#starts[slot] = start;
    this.#firstOver[slot] = firstOver;
    this.#lastOver[slot] = lastOver;
  }

  /** When a single event begins; that of a series is before all others. */
  startOf(slot: number): number {
    return this.#starts[slot] as number;
  }

  /** When a single event ends, or begins where no end is known */
  endOf(slot: number): number {
    const over = this.#lastOver[slot] as number;
    return over === this.#firstOver[slot] ? over : this.startOf(slot);
  }

  /**
   * Whether there is a date that is not over at `from` and begins before `to`. Undefined where that has to be computed: of a
   * series, and of an event without an end on its day.
   */
  touches(slot: number, from: number, to: number): boolean | undefined {
    if ((this.#starts[slot] as number) >= to || (this.#lastOver[slot] as number) <= from) return false;
    return (this.#firstOver[slot] as number) > from || undefined;
  }
}

type Span = [start: number, firstOver: number, lastOver: number];

const [never, always] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

function spanOf(event: Pick<EventTiming, "start" | "end" | "recurrence" | "exceptions"> | undefined): Span {
  if (!event) return [never, always, always];
  if (isSeries(event)) return [always, always, never];
  const start = Date.parse(event.start);
  if (!event.end) return [start, start + 1, start + longestDayMs];
  const over = Date.parse(event.end);
  return [start, over, over];
}
