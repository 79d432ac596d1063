import type { RRuleTemporal } from "rrule-temporal";
import type { Temporal } from "temporal-polyfill";
import { nextDay } from "./day.ts";
import {
  dayOf,
  type EventDate,
  type EventTiming,
  hasEnd,
  isDayTooFarAhead,
  isTooFarAhead,
  maxAheadMs,
  reasonOf,
  withoutGaps,
} from "./event-timing.ts";
import { hoursAt, type Libraries, maxDateLength, ruleReader } from "./series-rule.ts";
import { type ChangedDate, changedDates, takesPlace } from "./single-dates.ts";
import { berlinDay, startOfBerlinDay } from "./village-time.ts";

/* The dates of events and series, for site, CMS and panel alike. Days are "YYYY-MM-DD", instants ISO. */

/** Dates in a row that a series may leave out: those of a year. Each step back counts the series from its beginning. */
const maxGap = 366;

/** Series whose rules cannot be read or were given up, so that the second is lost once and not in each request. */
const maxBroken = 1000;

type Series = {
  rule: RRuleTemporal;
  /** Where to begin with the rule to find the dates that are not over at an instant */
  earliest: (instant: Date) => Temporal.ZonedDateTime;
  /** Undefined for a day that is left out */
  toDate: (start: Temporal.ZonedDateTime) => EventDate | undefined;
};

/** @param report is told of a rule that cannot be read; of such a series only the first date counts. */
export function seriesDates(libraries: Libraries, report: (error: unknown, recurrence: string) => void) {
  const { Temporal } = libraries;
  const { toVillageTime, toRule, lengthOf, readSeries } = ruleReader(libraries);
  const broken = new Set<string>();
  const changedOf = new WeakMap<EventTiming, ChangedDate[]>();

  /** When a date is over: at its end, without one at the end of its day. Milliseconds since 1970. */
  function overAt({ start, end }: EventDate): number {
    if (end) return Date.parse(end);
    return toVillageTime(start).startOfDay().add({ days: 1 }).epochMilliseconds;
  }

  /**
   * The dates that `pick` takes from a series, without those that an editor changed. A single event has one date, and so has a
   * series that begins too far ahead or has an unreadable rule.
   */
  function expand(event: EventTiming, pick: (series: Series) => EventDate | EventDate[]): EventDate[] {
    const changed = new Set(event.exceptions.map(({ day }) => day));
    const only = changed.has(berlinDay(event.start)) ? [] : [{ start: event.start, end: event.end }];
    if (!event.recurrence || isTooFarAhead(new Date(event.start))) return only;
    const series = `${event.recurrence} ${event.start}`;
    if (broken.has(series)) return only;
    try {
      const { rule, first, length, isLong } = readSeries(event.recurrence, event);
      const hasRules = event.notOnHolidays || event.notInSchoolHolidays;
      const isGap = (day: string) => changed.has(day) || (hasRules && reasonOf(event, day) !== undefined);
      const dates = pick({
        rule,
        earliest: (instant) => {
          const from = toVillageTime(instant.toISOString()).subtract(
            isLong ? maxDateLength : (length ?? { days: 1 }),
          );
          return Temporal.ZonedDateTime.compare(first, from) > 0 ? first : from;
        },
        toDate: (start) =>
          (changed.size > 0 || hasRules) && isGap(start.toPlainDate().toString())
            ? undefined
            : hoursAt(start, length),
      });
      return [dates].flat();
    } catch (error) {
      report(error, event.recurrence);
      if (broken.size >= maxBroken) broken.clear();
      broken.add(series);
      return only;
    }
  }

  /**
   * The dates that take place and are not over at `now`, soonest first, at most `limit`. A series keeps its time of day across
   * daylight saving and leaves days out.
   */
  const upcomingDates = (event: EventTiming, now: Date, limit: number): EventDate[] =>
    datesAhead(event, now, limit, singleDates(event).filter(takesPlace));

  /** The same with the dates that are cancelled or moved to another time. */
  const announcedDates = (event: EventTiming, now: Date, limit: number): EventDate[] =>
    datesAhead(event, now, limit, singleDates(event));

  function datesAhead(
    event: EventTiming,
    now: Date,
    limit: number,
    changed: readonly ChangedDate[],
  ): EventDate[] {
    const isAhead = (date: EventDate) => overAt(date) > now.getTime();
    if (event.recurrence && isTooFarAhead(now)) return [];
    const dates = expand(event, ({ rule, earliest, toDate }) => {
      const found: EventDate[] = [];
      let next = rule.next(earliest(now), true);
      for (; next && found.length < limit; next = rule.next(next, false)) {
        const date = toDate(next);
        if (date && isAhead(date)) found.push(date);
        // A series may leave out every date: 25 December, but not on holidays.
        else if (isTooFarAhead(new Date(next.epochMilliseconds))) break;
      }
      return found;
    });
    return inOrder(dates, changed).filter(isAhead).slice(0, limit);
  }

  /** The dates that touch the time from `from` to before `to`, soonest first, also those that are cancelled or moved. */
  function datesWithin(event: EventTiming, from: Date, to: Date): EventDate[] {
    if (event.recurrence && isTooFarAhead(from)) return [];
    const dates = expand(event, ({ rule, earliest, toDate }) =>
      rule.between(earliest(from), new Date(to.getTime() - 1), true).flatMap((start) => toDate(start) ?? []),
    );
    return inOrder(dates, singleDates(event)).filter(
      (date) => overAt(date) > from.getTime() && Date.parse(date.start) < to.getTime(),
    );
  }

  /** The dates of the rule, or the only one, that touch the days from `first` to `last`, also those that are left out. */
  const ruledDates = (event: EventTiming, first: string, last: string): EventDate[] =>
    datesWithin(withoutGaps(event), startOfBerlinDay(first), endOfDay(last));

  /** Those of `days` on which the rule has a date, or the only one is. Beyond five years nobody knows. */
  function ruledDays(event: EventTiming, days: readonly string[]): string[] {
    const near = days.filter((day) => !isDayTooFarAhead(day)).sort();
    const [first, last = first] = [near[0], near.at(-1)];
    if (first === undefined || last === undefined) return [];
    const begun = new Set(ruledDates(event, first, last).map(({ start }) => berlinDay(start)));
    return near.filter((day) => begun.has(day));
  }

  /** What editors say of single dates, also of those that are cancelled or moved; soonest first. */
  function singleDates(event: EventTiming): readonly ChangedDate[] {
    if (event.exceptions.length === 0) return [];
    const known = changedOf.get(event);
    if (known) return known;
    const rows = event.exceptions.filter(({ day }) => !isDayTooFarAhead(day));
    const found = changedDates(rows, {
      begin: toVillageTime(event.start),
      length: lengthOf(event),
      datesBetween: (first, last) => ruledDates(event, first, last).map(({ start }) => toVillageTime(start)),
      isLeftOut: (day) => event.recurrence !== undefined && reasonOf(event, day) !== undefined,
    });
    changedOf.set(event, found);
    return found;
  }

  /** The first date: of a series the first that its rule names, even if it is an exception. */
  function firstDate(event: EventTiming): EventDate {
    const [first] = expand(withoutGaps(event), ({ rule, toDate }) => {
      const next = rule.next(toVillageTime(event.start), true);
      return (next && toDate(next)) ?? [];
    });
    return first ?? { start: event.start, end: event.end };
  }

  /**
   * The days of its rule that a series leaves out: by its exceptions, and by its other rules in these years, both included.
   * Beyond five years it has no dates.
   */
  function leftOutDays(event: EventTiming, firstYear: number, lastYear: number): string[] {
    if (!event.recurrence) return [];
    const years = { first: `${firstYear}-01-01`, last: `${lastYear}-12-31` };
    const exceptions = event.exceptions.map(({ day }) => day).filter((day) => !isDayTooFarAhead(day));
    const hasRules = event.notOnHolidays || event.notInSchoolHolidays;
    const searched = [...exceptions, ...(hasRules ? [years.first, years.last] : [])].sort();
    const [first, last = first] = [searched[0], searched.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isLeftOut = (day: string) =>
      day >= years.first && day <= years.last && reasonOf(event, day) !== undefined;
    return ruledDates(event, first, last)
      .map(({ start }) => berlinDay(start))
      .filter((day) => exceptions.includes(day) || isLeftOut(day));
  }

  /** The last date that took place and began before `now`; of a series that has not begun its `start`. */
  function latestDate(event: EventTiming, now: Date): EventDate {
    const dates = expand(event, ({ rule, toDate }) => latestOf(rule, toDate, rule.previous(now, true)) ?? []);
    const isPast = (date: EventDate) => takesPlace(date) && Date.parse(date.start) <= now.getTime();
    return inOrder(dates, singleDates(event).filter(isPast)).at(-1) ?? { start: event.start, end: event.end };
  }

  /**
   * The date that a series knows by a day, wherever it was moved, else one that begins on it; undefined when there is none.
   */
  function dateOn(event: EventTiming, day: string): EventDate | undefined {
    const isMovedAway = ({ change }: EventDate) => change?.kind === "movedAway";
    const begun = datesWithin(event, startOfBerlinDay(day), endOfDay(day)).filter(
      (date) => berlinDay(date.start) === day && !isMovedAway(date),
    );
    return (
      [...singleDates(event), ...begun].find((date) => dayOf(date) === day && !isMovedAway(date)) ?? begun[0]
    );
  }

  /** The last date that takes place, of a series that ends within the next five years. */
  function lastDate(event: EventTiming): EventDate | undefined {
    if (!event.recurrence || !hasEnd(event.recurrence)) return undefined;
    const horizon = new Date(Date.now() + maxAheadMs);
    const [last] = expand(event, ({ rule, toDate }) => {
      const end = rule.previous(horizon, true);
      const goesOn = end !== null && rule.next(end, false) !== null;
      return goesOn ? [] : (latestOf(rule, toDate, end) ?? []);
    });
    const isOfRule = (date: ChangedDate) => takesPlace(date) && date.change.kind !== "added";
    return last && inOrder([last], singleDates(event).filter(isOfRule)).at(-1);
  }

  return {
    toVillageTime,
    toRule,
    overAt,
    upcomingDates,
    announcedDates,
    datesWithin,
    ruledDays,
    singleDates,
    firstDate,
    leftOutDays,
    latestDate,
    dateOn,
    lastDate,
  };
}

/** The date at `from`, or the last one before it that is not left out. */
function latestOf(rule: Series["rule"], toDate: Series["toDate"], from: Temporal.ZonedDateTime | null) {
  let date = from;
  for (let step = 0; date && !toDate(date) && step < maxGap; step += 1) date = rule.previous(date, false);
  return date ? toDate(date) : undefined;
}

const inOrder = (dates: EventDate[], changed: readonly ChangedDate[]): EventDate[] =>
  changed.length === 0
    ? dates
    : [...dates, ...changed].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));

const endOfDay = (day: string) => startOfBerlinDay(nextDay(day));
