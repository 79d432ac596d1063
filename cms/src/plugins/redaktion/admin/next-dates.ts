import { type LeftOut, reasonLeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

/** A date of a series in the panel. `start` is an instant (ISO); `leftOut` is the rule by which it does not take place. */
export type NextDate = { day: string; start: string; leftOut?: string | undefined };

/** Rules without a date are given up after these steps, as on the site. */
const maxIterations = 10_000;
/** Of days that are left out; a series may leave out every date. */
const maxDates = 60;

/** Rules with more dates than the panel lets editors enter stay without a last day. */
const maxCount = 1000;

type Gaps = { series: LeftOut; village: VillageDays };

const toVillage = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO("Europe/Berlin");

const toRule = (rule: string, begin: Date) =>
  new RRuleTemporal({ rruleString: rule, dtstart: toVillage(begin), temporal: Temporal, maxIterations });

const dayOf = (date: Temporal.ZonedDateTime) => date.toPlainDate().toString();

/**
 * The day of the last date that takes place, of a series that ends after a number of dates.
 * @param gone the days of single dates that are cancelled or moved @throws Error for a rule that cannot be read
 */
export function lastDayByCount(
  rule: string,
  begin: Date,
  { series, village, gone }: Gaps & { gone: readonly string[] },
): string | undefined {
  const count = Number(partsOfRule(rule).COUNT);
  if (!(count <= maxCount)) return undefined;
  return toRule(rule, begin)
    .all()
    .map(dayOf)
    .findLast((day) => !gone.includes(day) && reasonLeftOut(day, series, village) === undefined);
}

/**
 * The next dates of a series that begins at `begin`: at most `limit` that its rules do not leave out, and what they leave out
 * between them. @throws Error for a rule that cannot be read
 */
export function nextDates(
  rule: string,
  begin: Date,
  { series, village, limit }: Gaps & { limit: number },
): NextDate[] {
  const dtstart = toVillage(begin);
  const recurrence = toRule(rule, begin);
  const now = toVillage(new Date());
  const dates: NextDate[] = [];
  let taken = 0;
  let next = recurrence.next(Temporal.ZonedDateTime.compare(now, dtstart) > 0 ? now : dtstart, true);
  while (next && taken < limit && dates.length < maxDates) {
    const day = dayOf(next);
    const leftOut = reasonLeftOut(day, series, village);
    if (leftOut === undefined) taken += 1;
    dates.push({ day, start: new Date(next.epochMilliseconds).toISOString(), leftOut });
    next = recurrence.next(next, false);
  }
  return dates;
}

/** Those of `days` that are no dates of a series. @throws Error for a rule that cannot be read */
export function daysWithoutDate(rule: string | undefined, begin: Date, days: readonly string[]): string[] {
  const [first, ...others] = [...days].sort();
  if (!first) return [];
  const start = toVillage(begin);
  if (!rule) return days.filter((day) => day !== dayOf(start));
  const midnight = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime("Europe/Berlin");
  const after = midnight(others.at(-1) ?? first).add({ days: 1 });
  const isBefore = Temporal.ZonedDateTime.compare(after, start) <= 0;
  const found = isBefore ? [] : toRule(rule, begin).between(laterOf(midnight(first), start), after, true);
  const known = new Set(found.map(dayOf));
  return days.filter((day) => !known.has(day));
}

const laterOf = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) =>
  Temporal.ZonedDateTime.compare(a, b) > 0 ? a : b;
