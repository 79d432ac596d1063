import type { EventDate } from "@dorfforum/shared/calendar/event-timing";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { seriesDates } from "@dorfforum/shared/calendar/series";
import { type ChangedDate, takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { NearestDate } from "./event-order";
import { type EventFields, toTiming } from "./event-timing";

// The site reports rules that cannot be read.
const series = seriesDates({ Temporal, RRuleTemporal }, () => undefined);

export const { overAt } = series;

/**
 * The next date of an event, or the latest one that was. Dates stay the next until the day of their end is over, so that
 * this changes at midnight only.
 * @returns undefined without a begin
 */
export function nearestDate(event: EventFields, now: Date, days?: VillageDays): NearestDate | undefined {
  const timing = toTiming(event, days);
  if (!timing) return undefined;
  const today = startOfBerlinDay(berlinDay(now));
  const [next] = series.upcomingDates(timing, today, 1);
  // A series without a date counts by its begin.
  const date = next ?? series.latestDate(timing, today);
  return { start: Date.parse(date.start), isComing: series.overAt(date) > today.getTime() };
}

/** The dates of an event that touch the time from `from` to before `to`, also those that are cancelled or moved. */
export function datesWithin(event: EventFields, from: Date, to: Date, days?: VillageDays): EventDate[] {
  const timing = toTiming(event, days);
  return timing ? series.datesWithin(timing, from, to) : [];
}

/** A date that takes place, in milliseconds since 1970; `place` where it is not the event's. */
export type TakingPlace = { start: number; end?: number | undefined; place?: string | undefined };

/** The dates of an event that begin after `from` and not after `to`. */
export function datesBetween(event: EventFields, from: Date, to: Date, days?: VillageDays): TakingPlace[] {
  return datesWithin(event, from, new Date(to.getTime() + 1), days)
    .filter(takesPlace)
    .map(({ start, end, change }) => ({
      start: Date.parse(start),
      end: end === undefined ? undefined : Date.parse(end),
      place: change?.place,
    }))
    .filter(({ start }) => start > from.getTime());
}

/** What editors say of single dates, also of those that are cancelled or moved; none without a begin. */
export function singleDates(event: EventFields, days?: VillageDays): readonly ChangedDate[] {
  const timing = toTiming(event, days);
  return timing ? series.singleDates(timing) : [];
}

/** Those of `days` ("YYYY-MM-DD") on which an event's rule has a date, or its only one is; none beyond five years. */
export function ruledDays(event: EventFields, days: readonly string[]): string[] {
  const timing = toTiming(event);
  return timing ? series.ruledDays(timing, days) : [];
}
