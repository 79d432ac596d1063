import { type EventDate, isSeries, overAt } from "@/lib/events/recurrence";
import type { Condition, Range } from "../intents/detect-intents";
import type { DaysCondition, Query } from "../query";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { Filter } from "./filter";
import { isAboutTime, isAtHours, isNeverAt, isWeekly, type TimeWindow } from "./time-window";

/** Max. dates on each side of the days */
const maxDates = 6;
/** Of them around a feast what takes place every week, since it takes place in any week */
const maxWeekly = 2;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What is farther away is not near: half a year from a feast is rather near today. */
const maxDistanceMs = 92 * dayMs;
/** How far around the days a date of a series is sought, farther where there is none */
const reachesMs = [8 * dayMs, maxDistanceMs];

type NearDate = { slot: number; date: EventDate; start: number; distance: number; isBefore: boolean };

/**
 * The events nearest to days on which nothing takes place, each with its nearest date: some before and some after them, in
 * order of days. Those to come, unless what was is asked for.
 * @param others the conditions besides the days
 */
export function nearestDates(
  query: Query,
  days: DaysCondition,
  others: readonly Condition[],
): Map<number, EventDate> {
  const { index, now } = query;
  const window: TimeWindow = { ranges: [], isPast: days.isPast };
  for (const condition of others) if (condition.type === "tageszeit") window.hours = condition.hours;
  // Events alone have dates, and those that are over count where the past is asked for.
  const besidesTime = others.filter(
    (condition) =>
      !isAboutTime(condition) && !(condition.type === "art" && condition.kind === "veranstaltung"),
  );
  // A day that is no feast is followed by whatever takes place next.
  const isFeast = query.detected.feasts.length > 0;
  const isOfAnyWeek = (entry: SearchEntry | undefined) => isFeast && isWeekly(entry);
  const maxOthers = isFeast ? maxDates - maxWeekly : maxDates;
  const nearest: Nearest = { before: { weekly: [], other: [] }, after: { weekly: [], other: [] }, maxOthers };
  const listed: NearDate[] = [];
  for (const slot of new Filter(query, besidesTime).events()) {
    const entry = index.entries[slot];
    if (isSingleFar(index, slot, days.ranges, nearest)) continue;
    if (window.hours && entry?.dates && isNeverAt(entry.dates, window.hours)) continue;
    const reaches = isFull(nearest, isOfAnyWeek(entry)) ? reachesMs.slice(0, 1) : reachesMs;
    let near: NearDate | undefined;
    for (const range of entry ? days.ranges : []) {
      const each = dateNear(index, slot, range, window, now, reaches);
      if (each && !(near && near.distance <= each.distance)) near = each;
    }
    if (!near) continue;
    const { weekly, other } = nearest[near.isBefore ? "before" : "after"];
    const [list, max] = isOfAnyWeek(entry) ? [weekly, maxWeekly] : [other, maxOthers];
    const { distance } = near;
    if (list.length === max && distance >= (list[max - 1]?.distance ?? 0)) continue;
    if (!isAtHoursOf(window, near.date, entry)) continue;
    const at = list.findIndex((each) => each.distance > distance);
    list.splice(at < 0 ? list.length : at, 0, near);
    list.splice(max);
    listed.push(near);
  }
  const lists = [nearest.before, nearest.after].flatMap(({ weekly, other }) => [weekly, other]);
  const shown = listed.filter((near) => lists.some((list) => list.includes(near)));
  shown.sort((one, other) => one.start - other.start || one.distance - other.distance);
  return new Map(shown.map(({ slot, date }) => [slot, date]));
}

type Nearest = Record<"before" | "after", { weekly: NearDate[]; other: NearDate[] }> & { maxOthers: number };

/** Whether both sides list as much as they may within the first reach, so that nothing beyond it is nearer */
function isFull(nearest: Nearest, weekly: boolean): boolean {
  const [reach = 0] = reachesMs;
  return [nearest.before, nearest.after].every((side) => {
    const last = weekly ? side.weekly[maxWeekly - 1] : side.other[nearest.maxOthers - 1];
    return last !== undefined && last.distance <= reach;
  });
}

/** Whether a single event is farther from each range than all that are listed on its side, or too far. Most are. */
function isSingleFar(
  { eventSpans }: VillageIndex,
  slot: number,
  ranges: readonly Range[],
  { before, after, maxOthers }: Nearest,
): boolean {
  const [start, end] = [eventSpans.startOf(slot), eventSpans.endOf(slot)];
  if (start === Number.NEGATIVE_INFINITY) return false;
  for (const { from, to } of ranges) {
    const distance = start < from ? from - end : start - to;
    const { other } = start < from ? before : after;
    const worst = other.length === maxOthers ? (other[maxOthers - 1]?.distance ?? 0) : maxDistanceMs + 1;
    if (distance >= 0 && distance < worst) return false;
  }
  return true;
}

/** The date of an event that is nearest to a range of days, on none of which it takes place. */
function dateNear(
  index: VillageIndex,
  slot: number,
  { from, to }: Range,
  window: TimeWindow,
  now: number,
  reaches: readonly number[],
): NearDate | undefined {
  const entry = index.entries[slot];
  if (!entry?.dates) return undefined;
  const { dates } = entry;
  const [earliest, latest] = window.isPast
    ? [Number.NEGATIVE_INFINITY, now]
    : [now, Number.POSITIVE_INFINITY];
  const toNear = (date: EventDate, start: number, end: number): NearDate | undefined => {
    const isBefore = start < from;
    const distance = isBefore ? from - end : start - to;
    if (distance < 0 || distance > maxDistanceMs || start >= latest) return undefined;
    if (start <= earliest && isOverBy(date, earliest)) return undefined;
    return { slot, date, start, distance, isBefore };
  };
  if (!isSeries(dates)) return toNear(dates, index.eventSpans.startOf(slot), index.eventSpans.endOf(slot));
  for (const reach of reaches) {
    const first = Math.max(earliest, from - reach);
    const last = Math.min(latest, to + reach, first + 2 * maxDistanceMs);
    let nearest: NearDate | undefined;
    for (const { date, start, over } of index.dates.within(entry, first, last)) {
      const each = isAtHoursOf(window, date, entry) && toNear(date, start, date.end ? over : start);
      if (each && !(nearest && nearest.distance <= each.distance)) nearest = each;
    }
    if (nearest) return nearest;
  }
  return undefined;
}

const isAtHoursOf = ({ hours }: TimeWindow, date: EventDate, entry: SearchEntry | undefined): boolean =>
  !hours || entry?.dates?.allDay === true || isAtHours(date, hours);

/** Computing the end of a day takes long: only of dates without an end that began within a day before. */
const isOverBy = (date: EventDate, time: number): boolean =>
  (date.end === undefined && Date.parse(date.start) <= time - 25 * hourMs) || overAt(date) <= time;
