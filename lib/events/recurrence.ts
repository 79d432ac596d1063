import { nextDay } from "@dorfforum/shared/calendar/day";
import { berlinDay, startOfBerlinDay, villageTimeZone } from "@dorfforum/shared/calendar/format";
import { reasonLeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import {
  type Change,
  type ChangedDate,
  changedDates,
  type Hours,
  takesPlace,
} from "@dorfforum/shared/calendar/single-dates";
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

/** Whether an event has several dates: by its rule, or added ones. */
export const isSeries = ({ recurrence, exceptions }: Pick<EventTiming, "recurrence" | "exceptions">) =>
  recurrence !== undefined || exceptions.length > 0;

/** Whether the rules of a series leave a day ("YYYY-MM-DD") out; the CMS asks the same of `reasonLeftOut`. */
const isLeftOut = (event: EventTiming, day: string) =>
  reasonLeftOut(day, event, event.villageDays ?? noVillageDays) !== undefined;
const noVillageDays: VillageDays = { schoolHolidays: [] };

/**
 * One date of a series, or the only date of an event. `start` and `end` are instants (ISO); `change` is what is different from
 * the series.
 */
export type EventDate = Hours & { change?: Change | undefined };

/** The day ("YYYY-MM-DD") by which a series knows a date, and which its address names */
export const dayOf = ({ start, change }: EventDate): string => change?.day ?? berlinDay(start);

/** An event as it is on one of its dates, which may be at another place. */
export const atDate = <Event extends EventPlace>(event: Event, { change }: EventDate): Event =>
  change?.place === undefined
    ? event
    : { ...event, place: change.place, address: undefined, latitude: undefined, longitude: undefined };

type EventPlace = Partial<Pick<EventItem, "place" | "address" | "latitude" | "longitude">>;

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
 * The dates that take place and are not over at `now`, soonest first, at most `limit`. A series keeps its time of day across
 * daylight saving and leaves days out; of an unreadable rule only the first date counts.
 */
export const upcomingDates = (event: EventTiming, now: Date, limit: number): EventDate[] =>
  datesAhead(event, now, limit, singleDates(event).filter(takesPlace));

/** The same with the dates that are cancelled or moved to another time. */
export const announcedDates = (event: EventTiming, now: Date, limit: number): EventDate[] =>
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
    const dates: EventDate[] = [];
    let next = rule.next(earliest(now), true);
    for (; next && dates.length < limit; next = rule.next(next, false)) {
      const date = toDate(next);
      if (date && isAhead(date)) dates.push(date);
      // A series may leave out every date: 25 December, but not on holidays.
      else if (isTooFarAhead(new Date(next.epochMilliseconds))) break;
    }
    return dates;
  });
  return inOrder(dates, changed).filter(isAhead).slice(0, limit);
}

/** The dates that touch the time from `from` to before `to`, soonest first, also those that are cancelled or moved. */
export function datesWithin(event: EventTiming, from: Date, to: Date): EventDate[] {
  if (event.recurrence && isTooFarAhead(from)) return [];
  const dates = expand(event, ({ rule, earliest, toDate }) =>
    rule.between(earliest(from), new Date(to.getTime() - 1), true).flatMap((start) => toDate(start) ?? []),
  );
  return inOrder(dates, singleDates(event)).filter(
    (date) => overAt(date) > from.getTime() && Date.parse(date.start) < to.getTime(),
  );
}

const inOrder = (dates: EventDate[], changed: readonly ChangedDate[]): EventDate[] =>
  changed.length === 0
    ? dates
    : [...dates, ...changed].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));

const changedOf = new WeakMap<EventTiming, ChangedDate[]>();

/** What editors say of single dates, also of those that are cancelled or moved; soonest first. */
export function singleDates(event: EventTiming): readonly ChangedDate[] {
  if (event.exceptions.length === 0) return [];
  const known = changedOf.get(event);
  if (known) return known;
  const rows = event.exceptions.filter(({ day }) => !isTooFarAhead(startOfBerlinDay(day)));
  const found = changedDates(rows, {
    begin: toVillageTime(event.start),
    length: lengthOf(event),
    datesBetween: (first, last) =>
      datesWithin(withoutGaps(event), startOfBerlinDay(first), endOfDay(last)).map(({ start }) =>
        toVillageTime(start),
      ),
    isLeftOut: (day) => event.recurrence !== undefined && isLeftOut(event, day),
  });
  changedOf.set(event, found);
  return found;
}

const endOfDay = (day: string) => startOfBerlinDay(nextDay(day));

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
  const exceptions = event.exceptions
    .map(({ day }) => day)
    .filter((day) => !isTooFarAhead(startOfBerlinDay(day)));
  const hasRules = event.notOnHolidays || event.notInSchoolHolidays;
  const searched = [...exceptions, ...(hasRules ? [years.first, years.last] : [])].sort();
  const [first] = searched;
  const last = searched.at(-1);
  if (!first || !last) return [];
  const dates = datesWithin(withoutGaps(event), startOfBerlinDay(first), endOfDay(last));
  return dates
    .map(({ start }) => berlinDay(start))
    .filter(
      (day) => exceptions.includes(day) || (day >= years.first && day <= years.last && isLeftOut(event, day)),
    );
}

/** Dates in a row that a series may leave out: those of a year. Each step back counts the series from its beginning. */
const maxGap = 366;

/** The last date that took place and began before `now`; of a series that has not begun its `start`. */
export function latestDate(event: EventTiming, now: Date): EventDate {
  const dates = expand(event, ({ rule, toDate }) => latestOf(rule, toDate, rule.previous(now, true)) ?? []);
  const isPast = (date: EventDate) => takesPlace(date) && Date.parse(date.start) <= now.getTime();
  return inOrder(dates, singleDates(event).filter(isPast)).at(-1) ?? { start: event.start, end: event.end };
}

/** The date at `from`, or the last one before it that is not left out. */
function latestOf(rule: Series["rule"], toDate: Series["toDate"], from: Temporal.ZonedDateTime | null) {
  let date = from;
  for (let step = 0; date && !toDate(date) && step < maxGap; step += 1) date = rule.previous(date, false);
  return date ? toDate(date) : undefined;
}

/**
 * The date that a series knows by a day ("YYYY-MM-DD"), wherever it was moved, else one that begins on it; undefined when
 * there is none.
 */
export function dateOn(event: EventTiming, day: string): EventDate | undefined {
  const isMovedAway = ({ change }: EventDate) => change?.kind === "movedAway";
  const begun = datesWithin(event, startOfBerlinDay(day), endOfDay(day)).filter(
    (date) => berlinDay(date.start) === day && !isMovedAway(date),
  );
  return (
    [...singleDates(event), ...begun].find((date) => dayOf(date) === day && !isMovedAway(date)) ?? begun[0]
  );
}

/** The last date that takes place, of a series that ends within the next five years. */
export function lastDate(event: EventTiming): EventDate | undefined {
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
  length: Length;
  isLong: boolean;
};

type Length = Temporal.Duration | undefined;

/** Hours by the clock, not hours that pass: also in the night in which the clocks change, a date ends when the clock says. */
const lengthOf = ({ start, end }: EventTiming): Length =>
  end === undefined
    ? undefined
    : toVillageTime(start)
        .toPlainDateTime()
        .until(toVillageTime(end).toPlainDateTime(), { largestUnit: "days" });

const endOf = (start: Temporal.ZonedDateTime, length: Length) =>
  length && iso(start.toPlainDateTime().add(length).toZonedDateTime(villageTimeZone));

/** Reading a rule takes as long as computing some dates, and a search asks hundreds of series for those of one day. */
const seriesRead = new LRUCache<string, ReadSeries>({ max: 500 });

function readSeries(recurrence: string, event: EventTiming): ReadSeries {
  const { start, end } = event;
  const key = `${recurrence} ${start} ${end}`;
  const known = seriesRead.get(key);
  if (known) return known;
  const first = toVillageTime(start);
  const length = lengthOf(event);
  const isLong =
    length !== undefined &&
    Temporal.Duration.compare(length, maxDateLength, { relativeTo: first.toPlainDate() }) > 0;
  const read = { rule: toRule(recurrence, start), first, length, isLong };
  seriesRead.set(key, read);
  return read;
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
  if (brokenSeries.has(series)) return only;
  try {
    const { rule, first, length, isLong } = readSeries(event.recurrence, event);
    const hasRules = event.notOnHolidays || event.notInSchoolHolidays;
    const isGap = (day: string) => changed.has(day) || (hasRules && isLeftOut(event, day));
    const dates = pick({
      rule,
      earliest: (instant) => {
        const from = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
          .toZonedDateTimeISO(villageTimeZone)
          .subtract(isLong ? maxDateLength : (length ?? { days: 1 }));
        return Temporal.ZonedDateTime.compare(first, from) > 0 ? first : from;
      },
      toDate: (start) =>
        (changed.size > 0 || hasRules) && isGap(start.toPlainDate().toString())
          ? undefined
          : { start: iso(start), end: endOf(start, length) },
    });
    return [dates].flat();
  } catch (error) {
    brokenSeries.set(series, true);
    reportError(error, { recurrence: event.recurrence });
    return only;
  }
}

const iso = (date: Temporal.ZonedDateTime) => new Date(date.epochMilliseconds).toISOString();
