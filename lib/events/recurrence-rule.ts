import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { villageTimeZone } from "@/lib/dates/format";

/** The steps after which the library gives a rule up, so that no rule can hold a request. */
const maxIterations = 20_000;

/** No line break or colon, which could add another property. */
const isRule = /^[A-Z0-9=;,+-]+$/i;

/** Rules that repeat within a day (HOURLY, BYHOUR …) could keep the site busy for long; a COUNT or INTERVAL of 0 has no date. */
const isRefused = /SECONDLY|MINUTELY|HOURLY|BYHOUR|BYMINUTE|BYSECOND|(?:COUNT|INTERVAL)=0+(?:;|$)/i;

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
