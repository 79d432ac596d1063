import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { addDays } from "../../calendar/day";
import {
  endOfDay,
  fitsBeginning,
  partsOfRule,
  readRecurrenceRule,
  toRecurrenceRule,
} from "../../calendar/recurrence-rule";
import { recurrenceProblem } from "../../rules/field-rules";
import type { SourceTime } from "./calendar-event";
import { villageZone } from "./zones";

/** How a series of a calendar becomes entries of the CMS */
export type Series =
  /** One entry with a rule for Wiederholung */
  | { kind: "rule"; rule: string; notes: string[] }
  /** Dates of their own, since the CMS has no rule that means the same; the first may be the series' beginning. */
  | { kind: "dates"; dates: Temporal.ZonedDateTime[]; notes: string[] };

const maxDates = 100;
const maxYearsAhead = 2;
const maxSeriesYears = 50;
const maxCount = 1000;
/** Two years of weekly dates, so that both changes of daylight saving lie between them */
const comparedDates = 110;
const maxIterations = 2000;

/** Reads an RRULE. Without `withPast` single dates begin with today. */
export function readSeries(
  rule: string,
  begin: SourceTime,
  { now, withPast }: { now: Temporal.ZonedDateTime; withPast: boolean },
): Series {
  const first = begin.zone.toVillage(begin.wallClock);
  const { rule: candidate, notes } = toVillageRule(rule, begin, first);
  if (isExpressible(candidate, rule, begin, first)) return { kind: "rule", rule: candidate, notes };
  const until = now.add({ years: maxYearsAhead });
  const from = withPast ? first : now.startOfDay();
  const dates = datesBetween(rule, begin, from, until);
  if (!dates)
    return {
      kind: "dates",
      dates: [first],
      notes: ["Die Wiederholung ist nicht zu verstehen: Übernommen wird nur der erste Termin."],
    };
  const isCut = dates.length > maxDates || hasMore(rule, begin, until);
  const shown = dates.slice(0, maxDates);
  const lastDay = (shown.at(-1) ?? until).toPlainDate().toLocaleString("de-DE", { dateStyle: "long" });
  const cut = isCut
    ? ` Mehr als ${maxDates} Termine oder ${maxYearsAhead} Jahre im Voraus werden es nicht: Diese reichen bis ${lastDay}, spätere kommen beim nächsten Übernehmen dazu.`
    : "";
  return {
    kind: "dates",
    dates: shown,
    notes: [`Diese Wiederholung kennt das Dorfforum nicht; sie wird zu einzelnen Terminen.${cut}`],
  };
}

/** The rule in the words of the panel's form where it has them, with an end that the CMS can store. */
function toVillageRule(rule: string, begin: SourceTime, first: Temporal.ZonedDateTime) {
  const notes: string[] = [];
  const { UNTIL, COUNT, WKST, ...parts } = partsOfRule(rule);
  const last = lastYear(first);
  let end: Record<string, string> = {};
  if (COUNT) {
    end = { COUNT: String(Math.min(Number(COUNT), maxCount)) };
    if (Number(COUNT) > maxCount)
      notes.push(
        `Die Serie hat ${Number(COUNT).toLocaleString("de-DE")} Termine; übernommen werden die ersten ${maxCount.toLocaleString("de-DE")}.`,
      );
  } else if (UNTIL) {
    const lastDay = lastDayOf(UNTIL, begin, first);
    const isTooLong = lastDay === undefined || lastDay.slice(0, 4) > last || lastDay.length > 10;
    if (isTooLong)
      notes.push(`Die Serie reicht bis ins Jahr ${UNTIL.slice(0, 4)}; übernommen wird sie bis Ende ${last}.`);
    end = { UNTIL: endOfDay(isTooLong ? `${last}-12-31` : lastDay) };
  }
  const isMondayWeek = !WKST || WKST === "MO";
  const text = Object.entries({ ...parts, ...(isMondayWeek ? {} : { WKST }), ...end })
    .map((part) => part.join("="))
    .join(";");
  const day = first.toPlainDate().toString();
  const repetition = readRecurrenceRule(text, day);
  return { rule: repetition && fitsBeginning(repetition, day) ? toRecurrenceRule(repetition) : text, notes };
}

const lastYear = (first: Temporal.ZonedDateTime) => String(first.year + maxSeriesYears);

/** The day of the village on which the last date can be. */
function lastDayOf(until: string, begin: SourceTime, first: Temporal.ZonedDateTime): string | undefined {
  const end = untilInVillage(until, begin);
  if (!end) return undefined;
  const day = end.toPlainDate().toString();
  const isBeforeTime = Temporal.PlainTime.compare(end.toPlainTime(), first.toPlainTime()) < 0;
  return isBeforeTime ? addDays(day, -1) : day;
}

/** The end that an UNTIL means: a day (to its last second), UTC, or the time of the event's zone. */
function untilInVillage(until: string, { zone }: SourceTime): Temporal.ZonedDateTime | undefined {
  const [, year, month, day, hour, minute, second, isUtc] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z?))?$/.exec(until) ?? [];
  if (!year) return undefined;
  try {
    const date = new Temporal.PlainDate(Number(year), Number(month), Number(day));
    if (hour === undefined) return date.toZonedDateTime({ timeZone: villageZone, plainTime: "23:59:59" });
    const time = new Temporal.PlainTime(Number(hour), Number(minute), Number(second));
    const wallClock = date.toPlainDateTime(time);
    return isUtc ? wallClock.toZonedDateTime("UTC").withTimeZone(villageZone) : zone.toVillage(wallClock);
  } catch {
    return undefined;
  }
}

/** Whether the CMS's rule has the same dates as the source's, which counts in its own zone. */
function isExpressible(
  candidate: string,
  rule: string,
  begin: SourceTime,
  first: Temporal.ZonedDateTime,
): boolean {
  if (partsOfRule(candidate).FREQ === undefined || recurrenceProblem(candidate)) return false;
  const day = first.toPlainDate().toString();
  const repetition = readRecurrenceRule(candidate, day);
  if (begin.zone.name === villageZone && repetition && fitsBeginning(repetition, day)) return true;
  const theirs = firstDates(sourceRule(rule, begin)).map((date) =>
    begin.zone.toVillage(date.toPlainDateTime()),
  );
  const ours = firstDates(
    () => new RRuleTemporal({ rruleString: candidate, dtstart: first, temporal: Temporal, maxIterations }),
  );
  const isSame = ours.every((date, index) => theirs[index]?.epochMilliseconds === date.epochMilliseconds);
  return ours.length > 0 && ours[0]?.epochMilliseconds === first.epochMilliseconds && isSame;
}

/** The source's rule on its wall clock, for which UTC stands: the zone is applied to each date later. */
const sourceRule = (rule: string, begin: SourceTime) => () => {
  const { UNTIL, ...parts } = partsOfRule(rule);
  const until = UNTIL && untilInVillage(UNTIL, begin);
  // A day more than the zones can differ; whoever reads the dates compares them with the true end.
  const end = until ? { UNTIL: utcStamp(until.add({ days: 1 })) } : {};
  const rruleString = Object.entries({ ...parts, ...end })
    .map((part) => part.join("="))
    .join(";");
  return new RRuleTemporal({
    rruleString,
    dtstart: begin.wallClock.toZonedDateTime("UTC"),
    temporal: Temporal,
    maxIterations,
  });
};

/** "20270629T215959Z" */
function utcStamp(date: Temporal.ZonedDateTime): string {
  const wallClock = date.withTimeZone("UTC").toPlainDateTime().toString({ smallestUnit: "second" });
  return `${wallClock.replace(/[-:]/g, "")}Z`;
}

type Rule = {
  all(iterator: (date: Temporal.ZonedDateTime, index: number) => boolean): Temporal.ZonedDateTime[];
};

function firstDates(toRule: () => Rule): Temporal.ZonedDateTime[] {
  try {
    return toRule().all((_, index) => index < comparedDates);
  } catch {
    return [];
  }
}

/** The dates of the source's rule from `from` to `until`; undefined for a rule that cannot be counted out. */
function datesBetween(
  rule: string,
  begin: SourceTime,
  from: Temporal.ZonedDateTime,
  until: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime[] | undefined {
  const end = partsOfRule(rule).UNTIL;
  const last = end ? untilInVillage(end, begin) : undefined;
  const isTooLate = (date: Temporal.ZonedDateTime) =>
    last !== undefined && Temporal.ZonedDateTime.compare(date, last) > 0;
  // One more than is shown tells whether there are more.
  const limit = maxDates + 1;
  try {
    if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(partsOfRule(rule).FREQ ?? "")) return undefined;
    const source = sourceRule(rule, begin)();
    const found: Temporal.ZonedDateTime[] = [];
    const day = { days: 1 };
    let next = source.next(wallClockOf(from.subtract(day)), true);
    while (next && found.length < limit) {
      const date = begin.zone.toVillage(next.toPlainDateTime());
      if (Temporal.ZonedDateTime.compare(date, until) > 0 || isTooLate(date)) break;
      if (Temporal.ZonedDateTime.compare(date, from) >= 0) found.push(date);
      next = source.next(next, false);
    }
    return found;
  } catch {
    return undefined;
  }
}

const wallClockOf = (date: Temporal.ZonedDateTime) => date.toPlainDateTime().toZonedDateTime("UTC");

function hasMore(rule: string, begin: SourceTime, until: Temporal.ZonedDateTime): boolean {
  const later = datesBetween(rule, begin, until, until.add({ years: 1 }));
  return later !== undefined && later.length > 0;
}
