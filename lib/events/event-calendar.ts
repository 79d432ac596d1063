import { monthOf, nextDay, previousDay } from "@dorfforum/shared/calendar/day";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { append } from "@dorfforum/shared/runtime/append";
import { LRUCache } from "lru-cache";
import { addMonths, daysOfMonth } from "@/lib/dates/months";
import type { ListedOccurrence, Occurrence } from "./occurrence";

/** The months before and after the present one that the calendar covers: a series without end has to end somewhere. */
const monthsBack = 6;
export const monthsAhead = 12;
const maxNarrowedCalendars = 200;
/** After all instants, as strings are compared */
const endOfTime = "9999";

/** A list that is not copied as a whole */
export type Sliceable<Listed = Occurrence> = Pick<readonly Listed[], "length" | "slice">;

/** The ids of a category and an organiser; undefined does not narrow. */
export type Narrowing = { categoryId?: string | undefined; organiserId?: string | undefined };

/** The months ("YYYY-MM") that the calendar covers in the month `present`, the oldest first. */
export const calendarMonths = (present: string): string[] =>
  Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) => addMonths(present, index - monthsBack));

/**
 * The dates of all events in the calendar's months, for one state of the content and one present month. It is
 * immutable: methods that depend on the time take `now`. Lists are sorted, the soonest occurrence first.
 */
export class EventCalendar<Listed extends ListedOccurrence = Occurrence> {
  readonly #byDay = new Map<string, Listed[]>();
  readonly #byMonth = new Map<string, Listed[]>();
  readonly #narrowed = new LRUCache<string, EventCalendar<Listed>>({ max: maxNarrowedCalendars });
  /** What #underWay() found last, which holds from one instant to another of the same day, when a date begins or ends. */
  #latestUnderWay: { today: string; from: string; until: string; occurrences: Listed[] } | undefined;

  constructor(
    readonly months: readonly string[],
    readonly occurrences: readonly Listed[] = [],
    /** Of events without a date in the coming months, the first date after the calendar's last month */
    readonly later: readonly Listed[] = [],
  ) {
    const days = months.flatMap(daysOfMonth);
    const indexOfDay = new Map(days.map((day, index) => [day, index]));
    for (const occurrence of occurrences) {
      const { firstDay, lastDay } = occurrence;
      const first = indexOfDay.get(firstDay) ?? 0;
      const last = firstDay === lastDay ? first : (indexOfDay.get(lastDay) ?? days.length - 1);
      for (let index = first; index <= last; index += 1) {
        const day = days[index] ?? "";
        append(this.#byDay, day, occurrence);
        if (index === first || day.endsWith("-01")) append(this.#byMonth, monthOf(day), occurrence);
      }
    }
  }

  /** The occurrences that take up a day ("YYYY-MM-DD") or a part of it. */
  onDay = (day: string): readonly Listed[] => this.#byDay.get(day) ?? [];

  /** The occurrences that take up any day of a month ("YYYY-MM"). */
  inMonth = (month: string): readonly Listed[] => this.#byMonth.get(month) ?? [];

  /** The occurrences that take up any of the days from `first` to `last` ("YYYY-MM-DD"). */
  between(first: string, last: string): Sliceable<Listed> {
    const from = max(first, `${this.months[0]}-01`);
    const earlier = this.onDay(from).filter(({ firstDay }) => firstDay < from);
    return chain(
      earlier,
      this.occurrences,
      this.#indexOf("firstDay", from),
      this.#indexOf("firstDay", nextDay(last)),
    );
  }

  /** The first occurrence that takes place after a day ("YYYY-MM-DD"), also after the calendar's months. */
  firstAfter(day: string): Listed | undefined {
    for (let index = this.#indexOf("firstDay", nextDay(day)); index < this.occurrences.length; index += 1) {
      const occurrence = this.occurrences[index];
      if (occurrence && takesPlace(occurrence)) return occurrence;
    }
    return this.later.find(({ firstDay }) => firstDay > day);
  }

  /** The nearest day before or after `day` ("YYYY-MM-DD") that has occurrences. */
  nearestDay(day: string, direction: "before" | "after"): string | undefined {
    const step = direction === "before" ? previousDay : nextDay;
    for (let next = step(day); this.months.includes(monthOf(next)); next = step(next))
      if (this.#byDay.has(next)) return next;
    return undefined;
  }

  /** The occurrences that are under way at `now` or begin later. */
  ahead(now: Date): Sliceable<Listed> {
    return chain(this.#underWay(now), this.occurrences, this.#indexFrom(now));
  }

  /** The next date of each event that is under way at `now` or takes place later, also after the calendar's months. */
  nextDates(now: Date, limit = Number.POSITIVE_INFINITY): Listed[] {
    return this.announcedDates(now, limit).filter(takesPlace);
  }

  /** The same with the first date of each before it that is cancelled or moved to another time; these do not count for `limit`. */
  announcedDates(now: Date, limit: number): Listed[] {
    return firstOfEach(this.#from(now), limit, this.#underWay(now));
  }

  /** The same of dates that begin at `instant` or later. */
  announcedBeginnings(instant: Date, limit: number): Listed[] {
    return firstOfEach(this.#from(instant), limit);
  }

  /** The occurrences of the day of `now` that are under way or still to come. */
  restOfDay(now: Date): Listed[] {
    const instant = now.toISOString();
    return [...this.#underWay(now), ...this.onDay(berlinDay(now)).filter(({ start }) => start >= instant)];
  }

  /** The same calendar with the events of a category, of an organiser, or of both. */
  narrow({ categoryId, organiserId }: Narrowing): EventCalendar<Listed> {
    if (categoryId === undefined && organiserId === undefined) return this;
    const key = JSON.stringify([categoryId, organiserId]);
    const cached = this.#narrowed.get(key);
    if (cached) return cached;
    const fits = ({ event }: Listed) =>
      (categoryId === undefined || event.categoryIds.includes(categoryId)) &&
      (organiserId === undefined || event.organiserId === organiserId);
    const narrowed = new EventCalendar(this.months, this.occurrences.filter(fits), this.later.filter(fits));
    this.#narrowed.set(key, narrowed);
    return narrowed;
  }

  /** The occurrences that began before `now` and are not over. An evening of the day before may last past midnight. */
  #underWay(now: Date): readonly Listed[] {
    const instant = now.toISOString();
    const today = berlinDay(now);
    const latest = this.#latestUnderWay;
    if (latest?.today === today && latest.from <= instant && instant < latest.until)
      return latest.occurrences;
    const candidates = [...new Set([...this.onDay(previousDay(today)), ...this.onDay(today)])];
    const occurrences = candidates.filter(
      ({ start, end, lastDay }) => start < instant && (end === undefined ? lastDay === today : end > instant),
    );
    const changes = candidates.flatMap(({ start, end = "" }) => [start, end]);
    const until = changes.reduce((soonest, at) => (at >= instant && at < soonest ? at : soonest), endOfTime);
    this.#latestUnderWay = { today, from: instant, until, occurrences };
    return occurrences;
  }

  /** The occurrences that begin at `instant` or later. They are not copied: there may be a hundred thousand. */
  *#from(instant: Date): Generator<Listed> {
    for (let index = this.#indexFrom(instant); index < this.occurrences.length; index += 1)
      yield this.occurrences[index] as Listed;
    yield* this.later;
  }

  /** The index of the first occurrence that begins at `now` or later. */
  #indexFrom = (now: Date): number => this.#indexOf("start", now.toISOString());

  /** The index of the first occurrence that begins on a day or at an instant, or later, by binary search. */
  #indexOf(key: "start" | "firstDay", value: string): number {
    let low = 0;
    let high = this.occurrences.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.occurrences[middle]?.[key] ?? "") < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** `before`, and then `list` from `start` to `end`, of which only the slices that are asked for are copied. */
function chain<Listed>(
  before: readonly Listed[],
  list: readonly Listed[],
  start: number,
  end = list.length,
): Sliceable<Listed> {
  const count = before.length;
  const inList = (index: number) => Math.min(end, start + Math.max(0, index - count));
  return {
    length: count + Math.max(0, end - start),
    slice: (from = 0, to = 0) => [...before.slice(from, to), ...list.slice(inList(from), inList(to))],
  };
}

const max = (a: string, b: string) => (a > b ? a : b);

/**
 * The first occurrence of each event that takes place, at most `limit`, and the first before it that does not, in the order of
 * `before` and `occurrences`.
 */
function firstOfEach<Listed extends ListedOccurrence>(
  occurrences: Iterable<Listed>,
  limit: number,
  before: readonly Listed[] = [],
) {
  const found: Listed[] = [];
  const [next, off] = [new Set<string>(), new Set<string>()];
  const add = (occurrence: Listed) => {
    const { id } = occurrence.event;
    const seen = takesPlace(occurrence) ? next : off;
    if (next.size >= limit || next.has(id) || seen.has(id)) return;
    seen.add(id);
    found.push(occurrence);
  };
  before.forEach(add);
  for (const occurrence of occurrences) {
    if (next.size >= limit) break;
    add(occurrence);
  }
  return found;
}
