import { type LeftOut, reasonLeftOut, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

/** A date of a series in the panel; `leftOut` is why it does not take place. */
export type NextDate = { day: string; leftOut?: string | undefined };

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

/**
 * The day of the last date that takes place, of a series that ends after a number of dates.
 * @throws Error for a rule that cannot be read
 */
export function lastDayByCount(rule: string, begin: Date, { series, village }: Gaps): string | undefined {
  const count = Number(partsOfRule(rule).COUNT);
  if (!(count <= maxCount)) return undefined;
  return toRule(rule, begin)
    .all()
    .map((date) => date.toPlainDate().toString())
    .findLast((day) => reasonLeftOut(day, series, village) === undefined);
}

/**
 * The next dates of a series that begins at `begin`: at most `limit` that take place, and what is left out between them.
 * @throws Error for a rule that cannot be read
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
    const day = next.toPlainDate().toString();
    const leftOut = reasonLeftOut(day, series, village);
    if (leftOut === undefined) taken += 1;
    dates.push({ day, leftOut });
    next = recurrence.next(next, false);
  }
  return dates;
}
