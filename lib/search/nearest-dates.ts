import { productOf } from "@dorfforum/german-search/ranking/rank";
import { datesWithin, type EventDate, overAt } from "@/lib/events/recurrence";
import { matchingSlots } from "./browsing-order";
import type { Condition, Range } from "./intents/detect-intents";
import { dateWithin, isAboutTime, isAtHours, type TimeWindow, toIntentFilter } from "./intents/intent-filter";
import type { SearchEntry } from "./search-entry";
import type { EntryBoost, VillageIndex } from "./village-index";

/** Max. dates on each side of the days: of what takes place every week fewer, since it takes place in any week */
const maxOthers = 4;
const maxWeekly = 2;

const dayMs = 86_400_000;
/** What is farther away is not near. */
const maxDistanceMs = 366 * dayMs;
/** The last date before a day is sought in ever longer times, because each date of a series has to be computed. */
const lookbacksMs = [8 * dayMs, 32 * dayMs, maxDistanceMs];

/** Whether an event takes place in about any week, so that a date of it says nothing about a feast */
export const isWeekly = (entry: SearchEntry | undefined): boolean =>
  /FREQ=(?:WEEKLY|DAILY)(?!.*INTERVAL=(?:[3-9]|\d\d))/i.test(entry?.dates?.recurrence ?? "");

type NearDate = { slot: number; date: EventDate; start: number; distance: number; isBefore: boolean };

/**
 * The events nearest to days on which nothing takes place, each with its nearest date: some before and some after them, in
 * order of days. Those to come, unless what was is asked for.
 * @param others the conditions besides the days @param isEligible what may be listed at all
 */
export function nearestDates(
  index: VillageIndex,
  days: Extract<Condition, { type: "zeit" }>,
  others: readonly Condition[],
  isEligible: EntryBoost,
  now: number,
): Map<number, EventDate> {
  const window: TimeWindow = { ranges: [], isPast: days.isPast };
  for (const condition of others) if (condition.type === "tageszeit") window.hours = condition.hours;
  // Events alone have dates, and those that are over count where the past is asked for.
  const besidesTime = others.filter(
    (condition) =>
      !isAboutTime(condition) && !(condition.type === "art" && condition.kind === "veranstaltung"),
  );
  const boostOf = productOf([isEligible, toIntentFilter(index, besidesTime, window, now)]);
  const found = matchingSlots(index, boostOf, now, true).flatMap((slot) => {
    const entry = index.entries[slot];
    const near = entry && days.ranges.flatMap((range) => datesAround(index, entry, range, window, now));
    const [first, ...more] = near ?? [];
    if (!first) return [];
    const nearest = more.reduce((best, each) => (each.distance < best.distance ? each : best), first);
    return [{ ...nearest, slot, isWeekly: isWeekly(entry) }];
  });
  found.sort((one, other) => one.distance - other.distance);
  const shown = [true, false].flatMap((isBefore) => {
    const side = found.filter((each) => each.isBefore === isBefore);
    return [
      ...side.filter((each) => !each.isWeekly).slice(0, maxOthers),
      ...side.filter((each) => each.isWeekly).slice(0, maxWeekly),
    ];
  });
  shown.sort((one, other) => one.start - other.start);
  return new Map(shown.map(({ slot, date }) => [slot, date]));
}

/** The last date of an event before a range of days and the first one after it */
function datesAround(
  index: VillageIndex,
  entry: SearchEntry,
  { from, to }: Range,
  { hours, isPast }: TimeWindow,
  now: number,
): Omit<NearDate, "slot">[] {
  const [earliest, latest] = isPast ? [-Infinity, now] : [now, Infinity];
  const first = Math.max(earliest, from - maxDistanceMs);
  const last = Math.min(latest, to + maxDistanceMs);
  const near: Omit<NearDate, "slot">[] = [];
  const before = from > first && lastDateBefore(entry, first, from, hours);
  if (before) {
    const start = Date.parse(before.start);
    near.push({ date: before, start, distance: from - overAt(before), isBefore: true });
  }
  const begin = Math.max(to, earliest);
  const after =
    last > begin && dateWithin(index, entry, { ranges: [{ from: begin, to: last }], hours, isPast });
  if (after && Date.parse(after.start) >= to) {
    const start = Date.parse(after.start);
    near.push({ date: after, start, distance: start - to, isBefore: false });
  }
  return near;
}

function lastDateBefore(
  { dates }: SearchEntry,
  first: number,
  from: number,
  hours: TimeWindow["hours"],
): EventDate | undefined {
  if (!dates) return undefined;
  const fits = (date: EventDate) =>
    overAt(date) <= from && overAt(date) > first && (!hours || dates.allDay || isAtHours(date, hours));
  if (!dates.recurrence) return fits(dates) ? { start: dates.start, end: dates.end } : undefined;
  for (const lookback of lookbacksMs) {
    const begin = Math.max(first, from - lookback);
    const date = datesWithin(dates, new Date(begin), new Date(from)).findLast(fits);
    if (date || begin === first) return date;
  }
  return undefined;
}
