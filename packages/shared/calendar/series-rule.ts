import type { RRuleTemporal } from "rrule-temporal";
import type { Temporal } from "temporal-polyfill";
import { villageTimeZone } from "./village-time.ts";

/*
 * Reading the rule of a series. The packages that count dates are handed in by whoever asks: this package has none of its own,
 * and browser bundles of the site must not get them.
 */

export type Libraries = { Temporal: typeof Temporal; RRuleTemporal: typeof RRuleTemporal };

/** The steps after which the library gives a rule up. A rule that never has a date takes them in a second. */
const maxIterations = 10_000;

/** No line break or colon, which could add another property. */
const isRule = /^[A-Z0-9=;,+-]+$/i;

/**
 * Rules that repeat within a day (HOURLY, BYHOUR …) or by other calendars (RSCALE) could keep a server busy for long; a COUNT
 * or INTERVAL of 0 has no date.
 */
const isRefused = /SECONDLY|MINUTELY|HOURLY|BYHOUR|BYMINUTE|BYSECOND|RSCALE|(?:COUNT|INTERVAL)=0+(?:;|$)/i;

/**
 * rrule-temporal 2.2.8 gives the 53rd Sunday of a year with 52 in the next year, and with days of the year (BYYEARDAY) does not
 * look at weekdays (`findings/rrule-temporal-*.sh`).
 */
export const isMiscounted = (rule: string): boolean =>
  /53[A-Z]{2}/i.test(rule) || (/BYYEARDAY=/i.test(rule) && /BYDAY=/i.test(rule));

type Length = Temporal.Duration | undefined;

/** From a begin on, as long by the clock */
export const hoursAt = (start: Temporal.ZonedDateTime, length: Length) => ({
  start: iso(start),
  end: length && iso(start.toPlainDateTime().add(length).toZonedDateTime(start.timeZoneId)),
});
const iso = (date: Temporal.ZonedDateTime) => new Date(date.epochMilliseconds).toISOString();

export type ReadSeries = {
  rule: RRuleTemporal;
  first: Temporal.ZonedDateTime;
  length: Length;
  isLong: boolean;
};

/** Longer dates of a series are not found once they have been under way for so long. */
export const maxDateLength = { days: 366 };

/** Series whose rules have been read. Reading one takes as long as computing some dates, and a search asks hundreds of them. */
const maxRead = 500;

export type RuleReader = ReturnType<typeof ruleReader>;

export function ruleReader({ Temporal, RRuleTemporal }: Libraries) {
  /** An instant (ISO) by the village's clocks. */
  const toVillageTime = (instant: string): Temporal.ZonedDateTime =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(villageTimeZone);

  /**
   * Parses an RRULE without prefix, counted from `start` (ISO instant) in village time. Its first date is the first day from
   * there on that the rule names, which need not be the day of `start`.
   * @throws Error unless it is a rule of days, weeks, months or years
   */
  function toRule(recurrence: string, start: string): RRuleTemporal {
    if (!isRule.test(recurrence) || isRefused.test(recurrence) || isMiscounted(recurrence))
      throw new Error("No rule of days, weeks, months or years");
    return new RRuleTemporal({
      rruleString: recurrence,
      dtstart: toVillageTime(start),
      temporal: Temporal,
      maxIterations,
    });
  }

  /** Hours by the clock, not hours that pass: also in the night in which the clocks change, a date ends when the clock says. */
  const lengthOf = ({ start, end }: Ends): Length =>
    end === undefined
      ? undefined
      : toVillageTime(start)
          .toPlainDateTime()
          .until(toVillageTime(end).toPlainDateTime(), { largestUnit: "days" });

  const known = new Map<string, ReadSeries>();

  function readSeries(recurrence: string, { start, end }: Ends): ReadSeries {
    const key = `${recurrence} ${start} ${end}`;
    const found = known.get(key);
    if (found) return found;
    const first = toVillageTime(start);
    const length = lengthOf({ start, end });
    const isLong =
      length !== undefined &&
      Temporal.Duration.compare(length, maxDateLength, { relativeTo: first.toPlainDate() }) > 0;
    const read = { rule: toRule(recurrence, start), first, length, isLong };
    if (known.size >= maxRead) known.clear();
    known.set(key, read);
    return read;
  }

  return { toVillageTime, toRule, lengthOf, readSeries };
}

type Ends = { start: string; end: string | undefined };
