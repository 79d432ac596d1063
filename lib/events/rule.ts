import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { villageTimeZone } from "@/lib/dates/format";

/** Steps a rule may take before it is given up, so that no rule can hold a request. */
const maxIterations = 20_000;

/** The signs that a rule is made of: nothing can hide in it */
const isRule = /^[A-Z0-9=;,+-]+$/i;

/**
 * What repeats within a day (HOURLY, BYHOUR …) is no village event, and one of them could keep the site busy for long;
 * what repeats after nothing, or never, is none either.
 */
const isRefused = /SECONDLY|MINUTELY|HOURLY|BYHOUR|BYMINUTE|BYSECOND|(?:COUNT|INTERVAL)=0+(?:;|$)/i;

export const inVillage = (instant: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(villageTimeZone);

/**
 * An RRULE without prefix, counted from `start` (ISO instant) in village time. Its first date is the first day from
 * there on that it names, also where that is not the day of `start`.
 * @throws Error for what is no rule of days, weeks, months or years
 */
export function toRule(recurrence: string, start: string): RRuleTemporal {
  if (!isRule.test(recurrence) || isRefused.test(recurrence)) {
    throw new Error("No rule of days, weeks, months or years");
  }
  return new RRuleTemporal({
    rruleString: recurrence,
    dtstart: inVillage(start),
    temporal: Temporal,
    maxIterations,
  });
}
