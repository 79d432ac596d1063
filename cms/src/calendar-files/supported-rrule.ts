import { addDays } from "@dorfforum/shared/calendar/day";
import {
  endOfDay,
  fitsBeginning,
  partsOfRule,
  readRecurrenceRule,
  toRecurrenceRule,
} from "@dorfforum/shared/calendar/recurrence-rule";
import { Temporal } from "temporal-polyfill";
import { recurrenceProblem } from "../rules/field-rules";
import { mapInBatches } from "../text/in-batches";
import { maxYear } from "./event-fields";
import { datesOf, isCountedTo, ruleOf, type Source, type Visit, visitDates } from "./rrule-dates";
import { attempt, maxCount, utcStamp } from "./rrule-limits";
import { villageRule } from "./stored-rule-dates";
import type { Moment, Zone } from "./time-zones";

/** Single dates that stand for a series */
export const maxDates = 100;
export const maxSeriesYears = 50;

/** Over changes of daylight saving and, of rare dates, over leap years */
const comparedYears = 2;
const comparedRareDates = 12;

/** Times of day that a series has in the village, summer and winter by turns */
const maxPieces = 8;

/** A rule of the CMS, which counts by the village's clocks from `begin` */
export type VillageRule = { begin: Moment; rule: string };

/** The rule in the words of the panel's form where it has them, with an end that the CMS can store. */
export function toVillageRule(source: Source) {
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

/** The day of the village on which the last date can be. */
function lastDayOf({ last, first }: Source): string | undefined {
  if (!last) return undefined;
  const day = last.toPlainDate().toString();
  const isBeforeTime = Temporal.PlainTime.compare(last.toPlainTime(), first.toPlainTime()) < 0;
  return isBeforeTime ? addDays(day, -1) : day;
}

/** Whether the CMS's rule has the same dates as the source's, which counts in its own zone. */
export function isExpressible(candidate: string, source: Source): boolean {
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

/**
 * A series that ends, as a rule for each stretch between changes of the clocks: the village's clocks change where those of
 * UTC do not. Undefined where few single dates do, or no rules mean the same.
 */
export async function toPieces(source: Source): Promise<VillageRule[] | undefined> {
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
