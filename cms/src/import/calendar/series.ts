import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import {
  endOfDay,
  fitsBeginning,
  partsOfRule,
  type RuleParts,
  readRecurrenceRule,
  toCode,
  toRecurrenceRule,
} from "@dorfforum/shared/calendar/recurrence-rule";
import { villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { recurrenceProblem } from "../../rules/field-rules";
import { mapInBatches, pacing } from "../../text/in-batches";
import type { SourceTime } from "./calendar-event";
import { maxYear } from "./event-fields";
import type { Zone } from "./zones";

type Moment = Temporal.ZonedDateTime;

/** How a series of a calendar becomes entries of the CMS */
type Series = {
  /** Entries with a rule for Wiederholung: one, or one for each time of day that the village has for it */
  rules: { begin: Moment; rule: string }[];
  /** Dates of their own, since the CMS has no rule that means the same; the first may be the series' beginning. */
  dates: Moment[];
  notes: string[];
};

const maxDates = 100;
const maxYearsAhead = 2;
const maxSeriesYears = 50;
const maxCount = 1000;
/** Over changes of daylight saving and, of rare dates, over leap years */
const comparedYears = 2;
const comparedRareDates = 12;
/** Times of day that a series has in the village, summer and winter by turns */
const maxPieces = 8;

/**
 * Periods that the library looks through in one call, which cannot be left in the middle: a rule that never has a date takes
 * them all. A year costs ten times as much as a week, and so does what BYSETPOS chooses from.
 */
const maxIterationsOf = ({ FREQ, BYSETPOS }: RuleParts) => (FREQ === "YEARLY" || BYSETPOS ? 400 : 2000);

type SeriesOptions = {
  now: Moment;
  withPast: boolean;
  /** Whether dates may be counted out */
  mayCountOut: boolean;
};

/**
 * Reads an RRULE. Without `withPast` single dates begin with today.
 * @returns undefined for a rule that would have to be counted out
 */
export async function readSeries(
  rule: string,
  begin: SourceTime,
  options: SeriesOptions,
): Promise<Series | undefined> {
  const source = toSource(rule, begin);
  const start = startOf(source);
  const series = await spreadOut(start ?? source, options);
  return start && series ? { ...series, dates: [source.first, ...series.dates] } : series;
}

async function spreadOut(
  source: Source,
  { now, withPast, mayCountOut }: SeriesOptions,
): Promise<Series | undefined> {
  // Each step counts a rule out, which cannot be left in the middle.
  const pause = pacing();
  const { first } = source;
  const { rule: candidate, notes } = toVillageRule(source);
  if (isExpressible(candidate, source))
    return { rules: [{ begin: first, rule: candidate }], dates: [], notes };
  if (!mayCountOut) return undefined;
  await pause();
  const pieces = await toPieces(source);
  await pause();
  if (pieces) return { rules: pieces, dates: [], notes: [] };
  const until = now.add({ years: maxYearsAhead });
  const from = withPast ? first : now.startOfDay();
  // One more than is shown tells whether there are more.
  const dates = datesBetween(source, from, until, maxDates + 1);
  if (!dates)
    return {
      rules: [],
      dates: [first],
      notes: ["Die Wiederholung ist nicht zu verstehen: Übernommen wird nur der erste Termin."],
    };
  await pause();
  const isCut =
    dates.length > maxDates ||
    datesBetween(source, until, until.add({ years: maxSeriesYears }), 1)?.length === 1;
  const shown = dates.slice(0, maxDates);
  const lastDay = inWords((shown.at(-1) ?? until).toPlainDate().toString());
  const cut = isCut
    ? ` Mehr als ${maxDates} Termine oder ${maxYearsAhead} Jahre im Voraus werden es nicht: Diese reichen bis ${lastDay}, spätere kommen beim nächsten Übernehmen dazu.`
    : "";
  return {
    rules: [],
    dates: shown,
    notes: [`Diese Wiederholung kennt das Dorfforum nicht; sie wird zu einzelnen Terminen.${cut}`],
  };
}

/** Made once: each takes half a millisecond, and memory outside of the heap. */
const longDay = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-25" as "25. November 2026" */
export const inWords = (day: string): string => longDay.format(new Date(`${day}T12:00:00Z`));

/** The beginning counts as a date, for COUNT too, where the rule does not name its day (RFC 5545, 3.8.5.3). */
function startOf(source: Source): Source | undefined {
  const { parts, begin } = source;
  if (isOfForm(source)) return undefined;
  const from = begin.wallClock.toZonedDateTime("UTC");
  const next = attempt(() => sourceRule(source).next(from, true))?.toPlainDateTime();
  if (!next || next.equals(begin.wallClock) || parts.COUNT === "1") return undefined;
  const rest = parts.COUNT ? { ...parts, COUNT: String(Number(parts.COUNT) - 1) } : parts;
  return toSource(ruleOf(rest), { ...begin, wallClock: next });
}

/** The library throws for what it cannot read or gives up. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A rule of the source, which counts in its own zone. */
type Source = {
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

function toSource(rule: string, begin: SourceTime): Source {
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

const ruleOf = (parts: RuleParts): string =>
  Object.entries(parts)
    .map((part) => part.join("="))
    .join(";");

/** The rule in the words of the panel's form where it has them, with an end that the CMS can store. */
function toVillageRule(source: Source) {
  const { first, namedCount } = source;
  const notes: string[] = [];
  const { UNTIL, COUNT, WKST, INTERVAL, ...parts } = source.parts;
  const last = String(first.year + maxSeriesYears);
  let end: Record<string, string> = {};
  if (COUNT && isCountedTo(maxYear, source)) {
    end = { UNTIL: endOfDay(`${maxYear}-12-31`) };
    notes.push(
      `Die Serie hat ${namedCount.toLocaleString("de-DE")} Termine; übernommen wird sie bis Ende ${maxYear}.`,
    );
  } else if (COUNT) {
    end = { COUNT };
    if (namedCount > maxCount)
      notes.push(
        `Die Serie hat ${namedCount.toLocaleString("de-DE")} Termine; übernommen werden die ersten ${maxCount.toLocaleString("de-DE")}.`,
      );
  } else if (UNTIL) {
    const lastDay = lastDayOf(source);
    const isTooLong = lastDay === undefined || lastDay.slice(0, 4) > last || lastDay.length > 10;
    if (isTooLong)
      notes.push(`Die Serie reicht bis ins Jahr ${UNTIL.slice(0, 4)}; übernommen wird sie bis Ende ${last}.`);
    end = { UNTIL: endOfDay(isTooLong ? `${last}-12-31` : lastDay) };
  }
  const text = ruleOf({
    ...parts,
    ...(INTERVAL && INTERVAL !== "1" && { INTERVAL }),
    ...(WKST && WKST !== "MO" && { WKST }),
    ...end,
  });
  const day = first.toPlainDate().toString();
  const repetition = readRecurrenceRule(text, day);
  return { rule: repetition && fitsBeginning(repetition, day) ? toRecurrenceRule(repetition) : text, notes };
}

/** Whether a rule with COUNT has dates after a year: to count a thousand rare ones out takes seconds. */
function isCountedTo(year: number, source: Source): boolean {
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

/** The day of the village on which the last date can be. */
function lastDayOf({ last, first }: Source): string | undefined {
  if (!last) return undefined;
  const day = last.toPlainDate().toString();
  const isBeforeTime = Temporal.PlainTime.compare(last.toPlainTime(), first.toPlainTime()) < 0;
  return isBeforeTime ? addDays(day, -1) : day;
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

const villageRule = (rruleString: string, dtstart: Moment) =>
  new RRuleTemporal({
    rruleString,
    dtstart,
    temporal: Temporal,
    maxIterations: maxIterationsOf(partsOfRule(rruleString)),
  });

type Visit = (date: Moment) => boolean;

/** Whether the CMS's rule has the same dates as the source's, which counts in its own zone. */
function isExpressible(candidate: string, source: Source): boolean {
  const { anchor, first, begin } = source;
  const isMiscounted = anchor !== undefined && (first.month === 1 || first.month === 12);
  if (isMiscounted || !isStorable(candidate)) return false;
  const isSameDay = first.toPlainDate().equals(begin.wallClock.toPlainDate());
  if (isSameDay && isParallel(begin.zone, first.year)) return true;
  const { FREQ, COUNT, UNTIL, BYMONTH } = source.parts;
  const isAllYear = FREQ !== "YEARLY" && !COUNT && !UNTIL && !BYMONTH;
  return !(isSameDay && isAllYear) && hasSameDates(candidate, first, (visit) => visitDates(source, visit));
}

const parallels = new WeakMap<Zone, Map<number, boolean>>();

/** Whether a zone's clocks are always as far from the village's, in the years that are compared */
function isParallel(zone: Zone, firstYear: number): boolean {
  const known = parallels.get(zone) ?? new Map<number, boolean>();
  parallels.set(zone, known);
  const isSame =
    known.get(firstYear) ?? new Set(weeks.map((week) => shiftIn(zone, firstYear, week))).size === 1;
  known.set(firstYear, isSame);
  return isSame;
}

const weeks = [...Array(53 * (comparedYears + 1)).keys()];
const shiftIn = (zone: Zone, year: number, week: number): number => {
  const noon = new Temporal.PlainDateTime(year, 1, 1, 12).add({ weeks: week });
  return zone.toVillage(noon).toPlainDateTime().until(noon).total("hours");
};

/** Whether a rule has the panel's form and names its beginning, so that it need not be counted */
function isOfForm({ parts, begin }: Source): boolean {
  const day = begin.wallClock.toPlainDate().toString();
  const repetition = readRecurrenceRule(ruleOf(parts), day);
  return repetition !== undefined && fitsBeginning(repetition, day);
}

const isStorable = (candidate: string) =>
  partsOfRule(candidate).FREQ !== undefined && recurrenceProblem(candidate) === undefined;

/** @param visitTheirs visits dates from the first on, until it is told to stop */
function hasSameDates(candidate: string, first: Moment, visitTheirs: (visit: Visit) => void): boolean {
  const horizon = first.add({ years: comparedYears });
  const isCompared = (date: Moment, index: number) =>
    index < maxCount && (index < comparedRareDates || Temporal.ZonedDateTime.compare(date, horizon) <= 0);
  const ours: Moment[] = [];
  let index = 0;
  const isSame = attempt(() => {
    let isEqual = true;
    villageRule(candidate, first).all((date) => isCompared(date, ours.length) && ours.push(date) > 0);
    visitTheirs((date) => {
      const expected = ours[index];
      isEqual = expected ? expected.equals(date) : !isCompared(date, index);
      index += 1;
      return isEqual && expected !== undefined;
    });
    return isEqual;
  });
  return isSame === true && ours.length > 0 && index >= ours.length;
}

/** @throws Error for a rule that cannot be read */
function visitDates(source: Source, visit: Visit): void {
  const { begin, first, last } = source;
  sourceRule(source).all((wallClock) => {
    const date = begin.zone.toVillage(wallClock.toPlainDateTime());
    return !isAfter(date, last) && (isAfter(first, date) || visit(date));
  });
}

const datesOf = (source: Source, maxLength: number): Moment[] | undefined =>
  attempt(() => {
    const dates: Moment[] = [];
    visitDates(source, (date) => dates.push(date) < maxLength);
    return dates;
  });

const isAfter = (date: Moment, last: Moment | undefined) =>
  last !== undefined && Temporal.ZonedDateTime.compare(date, last) > 0;

/** The source's rule on its wall clock, for which UTC stands: the zone is applied to each date later. */
function sourceRule({ parts, begin, last, anchor = begin.wallClock }: Source) {
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(parts.FREQ ?? "")) throw new Error("No rule of days");
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

/** "20270629T215959Z" */
export function utcStamp(date: Moment): string {
  const wallClock = date.withTimeZone("UTC").toPlainDateTime().toString({ smallestUnit: "second" });
  return `${wallClock.replace(/[-:]/g, "")}Z`;
}

/**
 * A series that ends, as a rule for each stretch between changes of the clocks: the village's clocks change where those of
 * UTC do not. Undefined where few single dates do, or no rules mean the same.
 */
async function toPieces(source: Source): Promise<Series["rules"] | undefined> {
  const { COUNT, UNTIL, ...parts } = source.parts;
  const all = COUNT || UNTIL ? (datesOf(source, maxCount + 1) ?? []) : [];
  if (all.length <= maxDates || all.length > maxCount) return undefined;
  const pieces: [Moment, ...Moment[]][] = [];
  for (const date of all) {
    const piece = pieces.at(-1);
    if (piece && date.toPlainTime().equals(piece[0].toPlainTime())) piece.push(date);
    else pieces.push([date]);
  }
  if (pieces.length > maxPieces) return undefined;
  const rules = await mapInBatches(pieces, (dates) => {
    const last = dates.at(-1) ?? dates[0];
    const ending = { ...parts, UNTIL: utcStamp(last) };
    return { begin: dates[0], rule: toVillageRule({ ...source, parts: ending, first: dates[0], last }).rule };
  });
  const areRight = await mapInBatches(
    rules.entries(),
    ([index, { begin, rule }]) =>
      isStorable(rule) && hasSameDates(rule, begin, (visit) => pieces[index]?.every(visit)),
  );
  return areRight.every(Boolean) ? rules : undefined;
}

/** At most `limit` dates of the source's rule; undefined for a rule that cannot be counted out. */
function datesBetween(source: Source, from: Moment, until: Moment, limit: number): Moment[] | undefined {
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

/** Whether a stored rule that ends has no date any more that takes place. Endless ones are not over. */
export function isOver(
  rule: string,
  begin: Moment,
  { from, isLeftOut }: { from: Moment; isLeftOut: (date: Moment) => boolean },
): boolean {
  if (!/COUNT|UNTIL/.test(rule)) return false;
  const next = attempt(() => {
    const dates = villageRule(rule, begin);
    let date = dates.next(isAfter(from, begin) ? from : begin, true);
    for (let steps = 0; date && isLeftOut(date) && steps < maxCount; steps += 1)
      date = dates.next(date, false);
    return date;
  });
  return next === null;
}

/** Those of `days` ("YYYY-MM-DD") on which a stored rule has a date, in order. A year is counted out at a time. */
export async function daysOfRule(rule: string, begin: Moment, days: readonly string[]): Promise<string[]> {
  const midnight = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(villageTimeZone);
  const sorted = [...days].sort();
  const years = new Set(sorted.map((day) => day.slice(0, 4)));
  const ofRule = await mapInBatches(years, (year) => {
    const inYear = sorted.filter((day) => day.startsWith(year));
    const [first = "", last = first] = [inYear[0], inYear.at(-1)];
    const from = isAfter(begin, midnight(first)) ? begin : midnight(first);
    const to = midnight(last).add({ days: 1 });
    if (from.year > maxYear || isAfter(from, to)) return [];
    const dates = attempt(() => villageRule(rule, begin).between(from, to, true));
    const found = new Set(dates?.map((date) => date.toPlainDate().toString()));
    return inYear.filter((day) => found.has(day));
  });
  return ofRule.flat();
}

/** Whether a stored rule has a date at this instant */
export const hasDate = (rule: string, begin: Moment, date: Moment): boolean =>
  date.toPlainTime().equals(begin.toPlainTime()) &&
  attempt(() => villageRule(rule, begin).next(date, true))?.equals(date) === true;

/** When a rule of the source ends: at its UNTIL or with its last date; undefined if never or too late to be counted */
export function endOfRule(rule: string, begin: SourceTime): Moment | undefined {
  const source = toSource(rule, begin);
  if (!source.parts.COUNT) return source.last;
  const dates = datesOf(source, maxCount + 1) ?? [];
  return dates.length <= maxCount ? dates.at(-1) : undefined;
}
