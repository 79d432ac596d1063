import { nextDay } from "@dorfforum/shared/calendar/day";
import { berlinDay, startOfBerlinDay, villageTimeZone } from "@dorfforum/shared/calendar/format";
import { reasonLeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { LRUCache } from "lru-cache";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { EventItem } from "@/lib/cms/events";
import { reportError } from "@/lib/monitoring/report-error";

/** The steps after which the library gives a rule up, as in the CMS. A rule that never has a date takes them in a second. */
const maxIterations = 10_000;

/** Series whose rules cannot be read or were given up, so that the second is lost once and not in each request. */
const brokenSeries = new LRUCache<string, true>({ max: 1000 });

/** No line break or colon, which could add another property. */
const isRule = /^[A-Z0-9=;,+-]+$/i;

/**
 * Rules that repeat within a day (HOURLY, BYHOUR …) or by other calendars (RSCALE) could keep the site busy for long; a COUNT
 * or INTERVAL of 0 has no date.
 */
const isRefused = /SECONDLY|MINUTELY|HOURLY|BYHOUR|BYMINUTE|BYSECOND|RSCALE|(?:COUNT|INTERVAL)=0+(?:;|$)/i;

/** An instant (ISO) by the village's clocks. */
export const toVillageTime = (instant: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(villageTimeZone);

/**
 * Parses an RRULE without prefix, counted from `start` (ISO instant) in village time. Its first date is the first day from
 * there on that the rule names, which need not be the day of `start`.
 * @throws Error unless it is a rule of days, weeks, months or years
 */
export function toRule(recurrence: string, start: string): RRuleTemporal {
  if (!isRule.test(recurrence) || isRefused.test(recurrence)) {
    throw new Error("No rule of days, weeks, months or years");
  }
  return new RRuleTemporal({
    rruleString: recurrence,
    dtstart: toVillageTime(start),
    temporal: Temporal,
    maxIterations,
  });
}

/** What the dates of an event follow from; see toEvent in lib/cms/events.ts for units. */
export type EventTiming = Pick<EventItem, "start" | "end" | "recurrence" | "exceptions"> &
  Partial<Pick<EventItem, "notOnHolidays" | "notInSchoolHolidays" | "villageDays">>;

/** The same series without a day that it leaves out */
export const withoutGaps = (event: EventTiming): EventTiming => ({
  ...event,
  exceptions: [],
  notOnHolidays: false,
  notInSchoolHolidays: false,
});

/** The one place that decides whether a series takes place on a day ("YYYY-MM-DD"). */
const isLeftOut = (event: EventTiming, day: string) =>
  reasonLeftOut(day, event, event.villageDays ?? noVillageDays) !== undefined;
const noVillageDays: VillageDays = { schoolHolidays: [] };

/** One date of a series, or the only date of an event. `start` and `end` are instants (ISO). */
export type EventDate = { start: string; end?: string | undefined };

/** Longer dates of a series are not found once they have been under way for so long. */
const maxDateLength = { days: 366 };

/**
 * A series has no dates later than five years from now. The library counts date by date up to the time that it is asked
 * for, so that a request for the year 2900 would hold the server for seconds.
 */
const maxAheadMs = 5 * 366 * 86_400_000;
const isTooFarAhead = (time: Date) => time.getTime() > Date.now() + maxAheadMs;

/** When a date is over: at its end, without one at the end of its day. Milliseconds since 1970. */
export function overAt({ start, end }: EventDate): number {
  if (end) return Date.parse(end);
  return toVillageTime(start).startOfDay().add({ days: 1 }).epochMilliseconds;
}

/**
 * The dates that are not over at `now`, soonest first, at most `limit`. A series keeps its time of day across
 * daylight saving and leaves days out; of an unreadable rule only the first date counts.
 */
export function upcomingDates(event: EventTiming, now: Date, limit: number): EventDate[] {
  const isAhead = (date: EventDate) => overAt(date) > now.getTime();
  if (event.recurrence && isTooFarAhead(now)) return [];
  return expand(event, ({ rule, earliest, toDate }) => {
    const dates: EventDate[] = [];
    let next = rule.next(earliest(now), true);
    for (; next && dates.length < limit; next = rule.next(next, false)) {
      const date = toDate(next);
      if (date && isAhead(date)) dates.push(date);
      // A series may leave out every date: 25 December, but not on holidays.
      else if (isTooFarAhead(new Date(next.epochMilliseconds))) break;
    }
    return dates;
  })
    .filter(isAhead)
    .slice(0, limit);
}

/** The dates that touch the time from `from` to before `to`, soonest first. */
export function datesWithin(event: EventTiming, from: Date, to: Date): EventDate[] {
  if (event.recurrence && isTooFarAhead(from)) return [];
  return expand(event, ({ rule, earliest, toDate }) =>
    rule.between(earliest(from), new Date(to.getTime() - 1), true).flatMap((start) => toDate(start) ?? []),
  ).filter((date) => overAt(date) > from.getTime() && Date.parse(date.start) < to.getTime());
}

/** The first date: of a series the first that its rule names, even if it is an exception. */
export function firstDate(event: EventTiming): EventDate {
  const [first] = expand(withoutGaps(event), ({ rule, toDate }) => {
    const next = rule.next(toVillageTime(event.start), true);
    return (next && toDate(next)) ?? [];
  });
  return first ?? { start: event.start, end: event.end };
}

/**
 * The days ("YYYY-MM-DD") of its rule that a series leaves out: by its exceptions, and by its other rules in these years,
 * both included. Beyond five years it has no dates.
 */
export function leftOutDays(event: EventTiming, firstYear: number, lastYear: number): string[] {
  if (!event.recurrence) return [];
  const years = { first: `${firstYear}-01-01`, last: `${lastYear}-12-31` };
  const exceptions = event.exceptions.filter((day) => !isTooFarAhead(startOfBerlinDay(day)));
  const hasRules = event.notOnHolidays || event.notInSchoolHolidays;
  const searched = [...exceptions, ...(hasRules ? [years.first, years.last] : [])].sort();
  const [first] = searched;
  const last = searched.at(-1);
  if (!first || !last) return [];
  const dates = datesWithin(withoutGaps(event), startOfBerlinDay(first), startOfBerlinDay(nextDay(last)));
  return dates
    .map(({ start }) => berlinDay(start))
    .filter(
      (day) => exceptions.includes(day) || (day >= years.first && day <= years.last && isLeftOut(event, day)),
    );
}

/** Dates in a row that a series may leave out: those of a year. Each step back counts the series from its beginning. */
const maxGap = 366;

/** The last date that began before `now`; of a series that has not begun its `start`. */
export function latestDate(event: EventTiming, now: Date): EventDate {
  const [latest] = expand(
    event,
    ({ rule, toDate }) => latestOf(rule, toDate, rule.previous(now, true)) ?? [],
  );
  return latest ?? { start: event.start, end: event.end };
}

/** The date at `from`, or the last one before it that is not left out. */
function latestOf(rule: Series["rule"], toDate: Series["toDate"], from: Temporal.ZonedDateTime | null) {
  let date = from;
  for (let step = 0; date && !toDate(date) && step < maxGap; step += 1) date = rule.previous(date, false);
  return date ? toDate(date) : undefined;
}

/** The date that begins on a day ("YYYY-MM-DD"); undefined when none does. */
export const dateOn = (event: EventTiming, day: string): EventDate | undefined =>
  datesWithin(event, startOfBerlinDay(day), startOfBerlinDay(nextDay(day))).find(
    ({ start }) => berlinDay(start) === day,
  );

/** The last date that takes place, of a series that ends within the next five years. */
export function lastDate(event: EventTiming): EventDate | undefined {
  if (!event.recurrence || !hasEnd(event.recurrence)) return undefined;
  const horizon = new Date(Date.now() + maxAheadMs);
  const [last] = expand(event, ({ rule, toDate }) => {
    const end = rule.previous(horizon, true);
    const goesOn = end !== null && rule.next(end, false) !== null;
    return goesOn ? [] : (latestOf(rule, toDate, end) ?? []);
  });
  return last;
}

/** Whether a series ends by its rule. */
export const hasEnd = (recurrence: string): boolean => /(?:^|;)(?:UNTIL|COUNT)=/i.test(recurrence);

type Series = {
  rule: ReturnType<typeof toRule>;
  /** Where to begin with the rule to find the dates that are not over at an instant */
  earliest: (instant: Date) => Temporal.ZonedDateTime;
  /** Undefined for a day that is left out */
  toDate: (start: Temporal.ZonedDateTime) => EventDate | undefined;
};

type ReadSeries = {
  rule: Series["rule"];
  first: Temporal.ZonedDateTime;
  length: Temporal.Duration | undefined;
  isLong: boolean;
};

/** Reading a rule takes as long as computing some dates, and a search asks hundreds of series for those of one day. */
const seriesRead = new LRUCache<string, ReadSeries>({ max: 500 });

function readSeries(recurrence: string, { start, end }: EventTiming): ReadSeries {
  const key = `${recurrence} ${start} ${end}`;
  const known = seriesRead.get(key);
  if (known) return known;
  const first = toVillageTime(start);
  // Hours by the clock, not hours that pass: also in the night in which the clocks change, a date ends when the clock says.
  const length = end
    ? first.toPlainDateTime().until(toVillageTime(end).toPlainDateTime(), { largestUnit: "days" })
    : undefined;
  const isLong =
    length !== undefined &&
    Temporal.Duration.compare(length, maxDateLength, { relativeTo: first.toPlainDate() }) > 0;
  const read = { rule: toRule(recurrence, start), first, length, isLong };
  seriesRead.set(key, read);
  return read;
}

/**
 * The dates that `pick` takes from a series. A single event has one date, and so has a series that begins too far ahead
 * or has an unreadable rule.
 */
function expand(event: EventTiming, pick: (series: Series) => EventDate | EventDate[]): EventDate[] {
  const only = { start: event.start, end: event.end };
  if (!event.recurrence || isTooFarAhead(new Date(event.start))) return [only];
  const series = `${event.recurrence} ${event.start}`;
  if (brokenSeries.has(series)) return [only];
  try {
    const { rule, first, length, isLong } = readSeries(event.recurrence, event);
    const endOf = (start: Temporal.ZonedDateTime) =>
      length && iso(start.toPlainDateTime().add(length).toZonedDateTime(villageTimeZone));
    const hasGaps = event.exceptions.length > 0 || event.notOnHolidays || event.notInSchoolHolidays;
    const dates = pick({
      rule,
      earliest: (instant) => {
        const from = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
          .toZonedDateTimeISO(villageTimeZone)
          .subtract(isLong ? maxDateLength : (length ?? { days: 1 }));
        return Temporal.ZonedDateTime.compare(first, from) > 0 ? first : from;
      },
      toDate: (start) =>
        hasGaps && isLeftOut(event, start.toPlainDate().toString())
          ? undefined
          : { start: iso(start), end: endOf(start) },
    });
    return [dates].flat();
  } catch (error) {
    brokenSeries.set(series, true);
    reportError(error, { recurrence: event.recurrence });
    return [only];
  }
}

const iso = (date: Temporal.ZonedDateTime) => new Date(date.epochMilliseconds).toISOString();
