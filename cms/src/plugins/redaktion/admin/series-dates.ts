import {
  type EventTiming,
  isDayTooFarAhead,
  reasonOf,
  withoutGaps,
} from "@dorfforum/shared/calendar/event-timing";
import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { seriesDates } from "@dorfforum/shared/calendar/series";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

/** A date of a series in the panel. `start` is an instant (ISO); `leftOut` is the rule by which it does not take place. */
export type NextDate = { day: string; start: string; leftOut?: string | undefined };

/** Of days that are left out; a series may leave out every date. */
const maxDates = 60;

const series = seriesDates({ Temporal, RRuleTemporal }, (error) => {
  throw error;
});

/** The day of the last date that takes place, of a series that ends after a number of dates. @throws Error for a rule that cannot be read */
export function lastDayByCount(event: EventTiming): string | undefined {
  const last = event.recurrence && partsOfRule(event.recurrence).COUNT && series.lastDate(event);
  return last ? berlinDay(last.start) : undefined;
}

/**
 * The next dates of a series: at most `limit` that its rules do not leave out, and what they leave out between them, whatever
 * is said of single dates. @throws Error for a rule that cannot be read
 */
export function nextDates(event: EventTiming, limit: number): NextDate[] {
  const dates = series
    .upcomingDates(withoutGaps(event), new Date(), maxDates)
    .map(({ start }) => ({ day: berlinDay(start), start, leftOut: reasonOf(event, berlinDay(start)) }));
  const last = dates.filter(({ leftOut }) => leftOut === undefined)[limit - 1];
  return last ? dates.slice(0, dates.indexOf(last) + 1) : dates;
}

/** Those of `days` that are no dates of a series. @throws Error for a rule that cannot be read */
export function daysWithoutDate(event: EventTiming, days: readonly string[]): string[] {
  const found = series.ruledDays(event, days);
  return days.filter((day) => !found.includes(day) && !isDayTooFarAhead(day));
}
