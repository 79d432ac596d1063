import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { mapInBatches } from "../text/in-batches";
import { maxYear } from "./event-fields";
import { attempt, isAfter, maxCount, maxIterationsOf } from "./rrule-limits";
import type { Moment } from "./time-zones";

export const villageRule = (rruleString: string, dtstart: Moment) =>
  new RRuleTemporal({
    rruleString,
    dtstart,
    temporal: Temporal,
    maxIterations: maxIterationsOf(partsOfRule(rruleString)),
  });

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
