import { berlinDay } from "@dorfforum/shared/calendar/format";
import { holidayOn, type Land } from "@dorfforum/shared/calendar/holidays";
import { Temporal } from "temporal-polyfill";
import type { Collection } from "./waste-facts";

const weekdays = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag"];
const ordinals = [
  /\b(?:erste[rnm]?|1\.)\s/iu,
  /\b(?:zweite[rnm]?|2\.)\s/iu,
  /\b(?:dritte[rnm]?|3\.)\s/iu,
  /\b(?:vierte[rnm]?|4\.)\s/iu,
];
const maxDaysAhead = 62;

type Round = (date: Temporal.PlainDate) => boolean;

/**
 * The next day ("YYYY-MM-DD") of a rhythm that can be computed. Undefined for others, and in a week with a public holiday, in
 * which the round changes.
 */
export function nextCollection(
  collection: Collection,
  now: Date,
  land: Land | undefined,
): string | undefined {
  const isInRound = roundOf(collection);
  const today = Temporal.PlainDate.from(berlinDay(now));
  for (let ahead = 0; isInRound && ahead < maxDaysAhead; ahead += 1) {
    const date = today.add({ days: ahead });
    if (isInRound(date)) return hasHoliday(date, land) ? undefined : date.toString();
  }
  return undefined;
}

/** Whether a day ("YYYY-MM-DD") is one of collection; undefined as for nextCollection. */
export function isCollectedOn(
  collection: Collection,
  day: string,
  land: Land | undefined,
): boolean | undefined {
  const isInRound = roundOf(collection);
  const date = Temporal.PlainDate.from(day);
  return isInRound && !hasHoliday(date, land) ? isInRound(date) : undefined;
}

function roundOf({ day, rhythm }: Collection): Round | undefined {
  const text = `${day} ${rhythm}`.toLowerCase();
  const named = weekdays.filter((name) => text.includes(name));
  const weekday = weekdays.findIndex((name) => name === named[0]) + 1;
  const fits = ruleOf(text);
  return named.length === 1 && fits ? (date) => date.dayOfWeek === weekday && fits(date) : undefined;
}

function ruleOf(text: string): Round | undefined {
  if (/im monat|monatlich/.test(text)) {
    const nth = ordinals.findIndex((ordinal) => ordinal.test(text)) + 1;
    return nth === 0 ? undefined : (date) => Math.ceil(date.day / 7) === nth;
  }
  if (/ungerade/.test(text)) return (date) => (date.weekOfYear ?? 0) % 2 === 1;
  if (/gerade/.test(text)) return (date) => (date.weekOfYear ?? 1) % 2 === 0;
  return /wöchentlich|jede woche/.test(text) && !/14|zwei/.test(text) ? () => true : undefined;
}

/** From the Monday of the week to the day */
function hasHoliday(date: Temporal.PlainDate, land: Land | undefined): boolean {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return Array.from({ length: date.dayOfWeek }, (_, at) => monday.add({ days: at }).toString()).some(
    (day) => holidayOn(day, land) !== undefined,
  );
}
