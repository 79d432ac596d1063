import { reasonLeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
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
  const lengthMs = Math.max((instantOf(event.Ende) ?? start) - start, 0);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  const earliest = today.epochMilliseconds - lengthMs;
  const ofSeries = typeof event.Wiederholung === "string" && event.Wiederholung !== "";
  const date = ofSeries ? nearestOfSeries(event, start, { earliest, days }) : undefined;
  return date ?? { start, isComing: start >= earliest };
}

/** The dates of an event that begin after `from` and not after `to`, as milliseconds. */
export function datesBetween(event: EventTiming, from: Date, to: Date, days = noDays): number[] {
  const start = instantOf(event.Beginn);
  if (start === undefined) return [];
  const isWithin = (time: number) => time > from.getTime() && time <= to.getTime();
  const { Wiederholung } = event;
  if (typeof Wiederholung !== "string" || Wiederholung === "") return [start].filter(isWithin);
  try {
    const isLeftOut = leftOutDays(event, days);
    return seriesOf(Wiederholung, start)
      .between(zoned(Math.max(from.getTime(), start)), zoned(Math.max(to.getTime(), start)), true)
      .filter((date) => !isLeftOut(date))
      .map(({ epochMilliseconds }) => epochMilliseconds)
      .filter(isWithin);
  } catch {
    return [start].filter(isWithin);
  }
}

const seriesOf = (rule: string, start: number) =>
  new RRuleTemporal({ rruleString: rule, dtstart: zoned(start), temporal: Temporal });

function nearestOfSeries(
  event: EventTiming,
  start: number,
  { earliest, days }: { earliest: number; days: VillageDays },
): NearestDate | undefined {
  try {
    const rule = seriesOf(String(event.Wiederholung), start);
    const isLeftOut = leftOutDays(event, days);
    let next = rule.next(zoned(Math.max(start, earliest)), true);
    for (let leftOut = 0; next && isLeftOut(next) && leftOut < maxLeftOut; leftOut += 1)
      next = rule.next(next, false);
    if (next && !isLeftOut(next)) return { start: next.epochMilliseconds, isComing: true };
    const latest = rule.previous(zoned(earliest), false);
    return latest ? { start: latest.epochMilliseconds, isComing: false } : undefined;
  } catch {
    return undefined;
  }
}

/** Tells which dates of a series do not take place. */
function leftOutDays(event: EventTiming, days: VillageDays): (date: Temporal.ZonedDateTime) => boolean {
  const { Ausnahmen } = event;
  const series = {
    exceptions: Array.isArray(Ausnahmen)
      ? Ausnahmen.map((item: { Datum?: unknown }) => String(item?.Datum))
      : [],
    notOnHolidays: event.Nicht_an_Feiertagen === true,
    notInSchoolHolidays: event.Nicht_in_Schulferien === true,
  };
  return (date) => reasonLeftOut(date.toPlainDate().toString(), series, days) !== undefined;
}

const zoned = (epochMs: number) =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);

/** Milliseconds since 1970 of what the database or the panel holds. */
function instantOf(value: unknown): number | undefined {
  if (!(value instanceof Date) && typeof value !== "string" && typeof value !== "number") return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}
