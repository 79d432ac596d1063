import { weekdayOf } from "@dorfforum/shared/calendar/day";
import {
  fitsBeginning,
  partsOfRule,
  type RuleParts,
  readRecurrenceRule,
  toCode,
} from "@dorfforum/shared/calendar/recurrence-rule";
import { isMiscounted } from "@dorfforum/shared/calendar/series-rule";
import { villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { SourceTime } from "./read-vevent";
import { attempt, isAfter, maxCount, maxIterationsOf, utcStamp } from "./rrule-limits";
import type { Moment } from "./time-zones";

/** A rule of the source, which counts in its own zone. */
export type Source = {
  parts: RuleParts;
  begin: SourceTime;
  first: Moment;
  /** What the calendar says, of which `parts` has `maxCount` at most */
  namedCount: number;
  /** The end that UNTIL means */
  last: Moment | undefined;
  /** Where the library begins to count, if not at `begin` */
  anchor?: Temporal.PlainDateTime;
};

export function toSource(rule: string, begin: SourceTime): Source {
  const { RSCALE, SKIP, ...parts } = partsOfRule(rule);
  // However many a calendar names, more are neither stored nor counted.
  const count = parts.COUNT && { COUNT: String(Math.min(Number(parts.COUNT), maxCount)) };
  // RFC 7529: the village's calendar is the Gregorian one, and to leave days out that do not exist is the default.
  const isDefault = (!RSCALE || RSCALE === "GREGORIAN") && (!SKIP || SKIP === "OMIT");
  const scale = isDefault ? {} : { RSCALE: RSCALE ?? "GREGORIAN", SKIP: SKIP ?? "OMIT" };
  const source = {
    parts: { ...parts, ...count, ...scale },
    namedCount: Number(parts.COUNT ?? 0),
    begin,
    first: begin.zone.toVillage(begin.wallClock),
    last: parts.UNTIL ? untilInVillage(parts.UNTIL, begin) : undefined,
  };
  return parts.BYWEEKNO ? ofWeeks(source) : source;
}

/** rrule-temporal 2.2.8 loses days around New Year of weeks that reach over it, unless it begins to count in summer. */
function ofWeeks(source: Source): Source {
  const { COUNT, ...parts } = source.parts;
  const { wallClock } = source.begin;
  const BYDAY = parts.BYDAY ?? toCode(weekdayOf(wallClock.toPlainDate().toString()));
  const anchor = wallClock.with({ month: 6 }).subtract({ years: Number(parts.INTERVAL ?? 1) });
  const earlier = { ...source, parts: { ...parts, BYDAY }, anchor };
  const last = COUNT && datesOf(earlier, Number(COUNT))?.at(-1);
  return last ? { ...earlier, last, parts: { ...earlier.parts, UNTIL: utcStamp(last) } } : earlier;
}

export const ruleOf = (parts: RuleParts): string =>
  Object.entries(parts)
    .map((part) => part.join("="))
    .join(";");

/** The beginning counts as a date, for COUNT too, where the rule does not name its day (RFC 5545, 3.8.5.3). */
export function startOf(source: Source): Source | undefined {
  const { parts, begin } = source;
  if (isOfForm(source)) return undefined;
  const from = begin.wallClock.toZonedDateTime("UTC");
  const next = attempt(() => sourceRule(source).next(from, true))?.toPlainDateTime();
  if (!next || next.equals(begin.wallClock) || parts.COUNT === "1") return undefined;
  const rest = parts.COUNT ? { ...parts, COUNT: String(Number(parts.COUNT) - 1) } : parts;
  return toSource(ruleOf(rest), { ...begin, wallClock: next });
}

/** Whether a rule with COUNT has dates after a year: to count a thousand rare ones out takes seconds. */
export function isCountedTo(year: number, source: Source): boolean {
  let isAfter = false;
  const hasEnd = attempt(() => {
    sourceRule(source).all((date) => {
      isAfter = date.year > year;
      return !isAfter;
    });
    return true;
  });
  return isAfter || !hasEnd;
}

/** The end that an UNTIL means: a day (to its last second), UTC, or the time of the event's zone. */
function untilInVillage(until: string, { zone }: SourceTime): Moment | undefined {
  const [, year, month, day, hour = "23", minute = "59", second = "59", isUtc] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z?))?$/.exec(until) ?? [];
  if (!year) return undefined;
  return attempt(() => {
    const date = new Temporal.PlainDate(Number(year), Number(month), Number(day));
    const time = new Temporal.PlainTime(Number(hour), Number(minute), Number(second));
    const wallClock = date.toPlainDateTime(time);
    return isUtc ? wallClock.toZonedDateTime("UTC").withTimeZone(villageTimeZone) : zone.toVillage(wallClock);
  });
}

export type Visit = (date: Moment) => boolean;

/** Whether a rule has the panel's form and names its beginning, so that it need not be counted */
function isOfForm({ parts, begin }: Source): boolean {
  const day = begin.wallClock.toPlainDate().toString();
  const repetition = readRecurrenceRule(ruleOf(parts), day);
  return repetition !== undefined && fitsBeginning(repetition, day);
}

/** @throws Error for a rule that cannot be read */
export function visitDates(source: Source, visit: Visit): void {
  const { begin, first, last } = source;
  sourceRule(source).all((wallClock) => {
    const date = begin.zone.toVillage(wallClock.toPlainDateTime());
    return !isAfter(date, last) && (isAfter(first, date) || visit(date));
  });
}

export const datesOf = (source: Source, maxLength: number): Moment[] | undefined =>
  attempt(() => {
    const dates: Moment[] = [];
    visitDates(source, (date) => dates.push(date) < maxLength);
    return dates;
  });

/** The source's rule on its wall clock, for which UTC stands: the zone is applied to each date later. */
function sourceRule({ parts, begin, last, anchor = begin.wallClock }: Source) {
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(parts.FREQ ?? "") || isMiscounted(ruleOf(parts)))
    throw new Error("No rule of days that can be counted");
  const { UNTIL: _, ...others } = parts;
  // A day more than the zones can differ; whoever reads the dates compares them with the true end.
  const end = last ? { UNTIL: utcStamp(last.add({ days: 1 })) } : {};
  return new RRuleTemporal({
    rruleString: ruleOf({ ...others, ...end }),
    dtstart: anchor.toZonedDateTime("UTC"),
    temporal: Temporal,
    maxIterations: maxIterationsOf(parts),
  });
}

/** At most `limit` dates of the source's rule; undefined for a rule that cannot be counted out. */
export function datesBetween(
  source: Source,
  from: Moment,
  until: Moment,
  limit: number,
): Moment[] | undefined {
  const { begin, first, last } = source;
  const earliest = isAfter(first, from) ? first : from;
  return attempt(() => {
    const rule = sourceRule(source);
    const found: Moment[] = [];
    if (source.parts.COUNT) {
      // The library counts such a rule from its beginning for each date that it is asked for.
      visitDates(source, (date) => {
        if (isAfter(date, until)) return false;
        if (!isAfter(earliest, date)) found.push(date);
        return found.length < limit;
      });
      return found;
    }
    let next = rule.next(wallClockOf(earliest.subtract({ days: 1 })), true);
    while (next && found.length < limit) {
      const date = begin.zone.toVillage(next.toPlainDateTime());
      if (isAfter(date, until) || isAfter(date, last)) break;
      if (!isAfter(earliest, date)) found.push(date);
      next = rule.next(next, false);
    }
    return found;
  });
}

const wallClockOf = (date: Moment) => date.toPlainDateTime().toZonedDateTime("UTC");

/** When a rule of the source ends: at its UNTIL or with its last date; undefined if never or too late to be counted */
export function endOfRule(rule: string, begin: SourceTime): Moment | undefined {
  const source = toSource(rule, begin);
  if (!source.parts.COUNT) return source.last;
  const dates = datesOf(source, maxCount + 1) ?? [];
  return dates.length <= maxCount ? dates.at(-1) : undefined;
}
