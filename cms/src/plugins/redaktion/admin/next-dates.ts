import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { type LeftOut, reasonLeftOut, type VillageDays } from "../../../calendar/left-out";

/** A date of a series in the panel; `leftOut` is why it does not take place. */
export type NextDate = { day: string; leftOut?: string | undefined };

/** Rules without a date are given up after these steps, as on the site. */
const maxIterations = 10_000;
/** Of days that are left out; a series may leave out every date. */
const maxDates = 60;

/**
 * The next dates of a series that begins at `begin`: at most `limit` that take place, and what is left out between them.
 * @throws Error for a rule that cannot be read
 */
export function nextDates(
  rule: string,
  begin: Date,
  { series, village, limit }: { series: LeftOut; village: VillageDays; limit: number },
): NextDate[] {
  const toVillage = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO("Europe/Berlin");
  const dtstart = toVillage(begin);
  const recurrence = new RRuleTemporal({ rruleString: rule, dtstart, temporal: Temporal, maxIterations });
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
