import { reasonLeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import {
  type ChangedDate,
  changedDates,
  takesPlace,
  toSingleDates,
} from "@dorfforum/shared/calendar/single-dates";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { NearestDate } from "./event-order";

const timeZone = "Europe/Berlin";
/** A series of which so many dates in a row are left out counts as over. */
const maxLeftOut = 1000;

/** The fields of an event that its dates follow from, as stored or as sent. */
export type EventTiming = {
  Beginn?: unknown;
  Ende?: unknown;
  Wiederholung?: unknown;
  Ausnahmen?: unknown;
  Nicht_an_Feiertagen?: unknown;
  Nicht_in_Schulferien?: unknown;
};

const noDays: VillageDays = { schoolHolidays: [] };

/**
 * The next date of an event, or the latest one that was. Dates stay the next until the day of their end is over, so that
 * this changes at midnight only. Of an unreadable rule only the first date counts, as on the site (lib/events/recurrence.ts).
 * @returns undefined without a begin
 */
export function nearestDate(event: EventTiming, now: Date, days = noDays): NearestDate | undefined {
  const start = instantOf(event.Beginn);
  if (start === undefined) return undefined;
  const lengthMs = lengthOf(event, start);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  const earliest = today.epochMilliseconds - lengthMs;
  const only = { start, isComing: start >= earliest };
  if (!isSeries(event)) return only;
  const single = singleDates(event, days).filter(takesPlace);
  const ofRule = event.Wiederholung
    ? nearestOfSeries(event, start, { earliest, days })
    : onlyDate(event, only);
  const begins = single.map((date) => ({
    start: Date.parse(date.start),
    isComing: Date.parse(date.end ?? date.start) >= today.epochMilliseconds,
  }));
  const coming = [...begins, ...(ofRule ?? [])].filter(({ isComing }) => isComing);
  const past = [...begins, ...(ofRule ?? [])].filter(({ isComing }) => !isComing);
  const bySoonest = (a: NearestDate, b: NearestDate) => a.start - b.start;
  return coming.sort(bySoonest)[0] ?? past.sort(bySoonest).at(-1) ?? only;
}

/** The date of an event without a rule, unless it is one of those that an editor changed */
const onlyDate = (event: EventTiming, date: NearestDate): NearestDate[] =>
  toSingleDates(event.Ausnahmen).some(({ day }) => day === dayAt(date.start)) ? [] : [date];

/** A date that takes place, in milliseconds since 1970; `end` and `place` where they are not the event's. */
export type TakingPlace = { start: number; end?: number | undefined; place?: string | undefined };

/** The dates of an event that begin after `from` and not after `to`. */
export function datesBetween(event: EventTiming, from: Date, to: Date, days = noDays): TakingPlace[] {
  const start = instantOf(event.Beginn);
  if (start === undefined) return [];
  const isWithin = ({ start: time }: TakingPlace) => time > from.getTime() && time <= to.getTime();
  if (!isSeries(event)) return [{ start }].filter(isWithin);
  const single = singleDates(event, days)
    .filter(takesPlace)
    .map(({ start: begin, end, change }) => ({
      start: Date.parse(begin),
      end: end ? Date.parse(end) : undefined,
      place: change.place,
    }));
  return [...ruledDates(event, { start, from, to, days }), ...single].filter(isWithin);
}

type Window = { start: number; from: Date; to: Date; days: VillageDays };

function ruledDates(event: EventTiming, { start, from, to, days }: Window): TakingPlace[] {
  const only = { start, isComing: true };
  if (!event.Wiederholung) return onlyDate(event, only);
  try {
    const isLeftOut = leftOutDays(event, days);
    return seriesOf(String(event.Wiederholung), start)
      .between(zoned(Math.max(from.getTime(), start)), zoned(Math.max(to.getTime(), start)), true)
      .filter((date) => !isLeftOut(date))
      .map(({ epochMilliseconds }) => ({ start: epochMilliseconds }));
  } catch {
    return onlyDate(event, only);
  }
}

/** Whether an event has several dates: by its rule, or added ones. */
const isSeries = ({ Wiederholung, Ausnahmen }: EventTiming) =>
  (typeof Wiederholung === "string" && Wiederholung !== "") ||
  toSingleDates(Ausnahmen).some(({ kind }) => kind === "added");

/** What editors say of single dates, also of those that are cancelled or moved; none without a begin. */
export function singleDates(event: EventTiming, days = noDays): ChangedDate[] {
  const rows = toSingleDates(event.Ausnahmen);
  const start = instantOf(event.Beginn);
  if (start === undefined || rows.length === 0 || !isSeries(event)) return [];
  const begin = zoned(start);
  const length = begin
    .toPlainDateTime()
    .until(zoned(start + lengthOf(event, start)).toPlainDateTime(), { largestUnit: "days" });
  return changedDates(rows, {
    begin,
    length: length.sign > 0 ? length : undefined,
    datesBetween: (first, last) => datesOnDays(event, first, last),
    isLeftOut: (day) =>
      Boolean(event.Wiederholung) && reasonLeftOut(day, leftOutBy(event), days) !== undefined,
  });
}

/** The dates of an event's rule, or its only one, from a day ("YYYY-MM-DD") to another, both included. */
export function datesOnDays(event: EventTiming, first: string, last: string): Temporal.ZonedDateTime[] {
  const start = instantOf(event.Beginn);
  if (start === undefined) return [];
  if (!event.Wiederholung) return [zoned(start)];
  const midnight = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
  const from = Math.max(start, midnight(first).epochMilliseconds);
  const to = midnight(last).add({ days: 1 }).epochMilliseconds - 1;
  if (to < from) return [];
  try {
    return seriesOf(String(event.Wiederholung), start).between(zoned(from), zoned(to), true);
  } catch {
    return [zoned(start)];
  }
}

const dayAt = (time: number) => zoned(time).toPlainDate().toString();

const lengthOf = ({ Ende }: EventTiming, start: number) => Math.max((instantOf(Ende) ?? start) - start, 0);

const seriesOf = (rule: string, start: number) =>
  new RRuleTemporal({ rruleString: rule, dtstart: zoned(start), temporal: Temporal });

function nearestOfSeries(
  event: EventTiming,
  start: number,
  { earliest, days }: { earliest: number; days: VillageDays },
): NearestDate[] | undefined {
  try {
    const rule = seriesOf(String(event.Wiederholung), start);
    const isLeftOut = leftOutDays(event, days);
    let next = rule.next(zoned(Math.max(start, earliest)), true);
    for (let leftOut = 0; next && isLeftOut(next) && leftOut < maxLeftOut; leftOut += 1)
      next = rule.next(next, false);
    if (next && !isLeftOut(next)) return [{ start: next.epochMilliseconds, isComing: true }];
    const latest = rule.previous(zoned(earliest), false);
    return latest ? [{ start: latest.epochMilliseconds, isComing: false }] : undefined;
  } catch {
    return undefined;
  }
}

/** Tells which dates of a series do not take place as its rule says. */
function leftOutDays(event: EventTiming, days: VillageDays): (date: Temporal.ZonedDateTime) => boolean {
  const changed = new Set(toSingleDates(event.Ausnahmen).map(({ day }) => day));
  const series = leftOutBy(event);
  return (date) => {
    const day = date.toPlainDate().toString();
    return changed.has(day) || reasonLeftOut(day, series, days) !== undefined;
  };
}

const leftOutBy = (event: EventTiming) => ({
  notOnHolidays: event.Nicht_an_Feiertagen === true,
  notInSchoolHolidays: event.Nicht_in_Schulferien === true,
});

const zoned = (epochMs: number) =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);

/** Milliseconds since 1970 of what the database or the panel holds. */
function instantOf(value: unknown): number | undefined {
  if (!(value instanceof Date) && typeof value !== "string" && typeof value !== "number") return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}
