import type { Hours } from "@dorfforum/german-search/time/clock";
import { berlinHour } from "@dorfforum/shared/calendar/village-time";
import { onceFor } from "@dorfforum/shared/runtime/once-for";
import { type EventDate, type EventTiming, isSeries } from "@/lib/events/recurrence";
import type { Condition, Range } from "../intents/detect-intents";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";

export const isAboutTime = ({ type }: Condition): boolean => type === "zeit" || type === "tageszeit";

/** When an event has to take place, in the village's hours */
export type TimeWindow = {
  ranges: Range[];
  hours?: Pick<Hours, "from" | "to"> | undefined;
  /** What was is asked for: what is over counts too */
  isPast: boolean;
};

/** Dates of a series that are tried for an hour of the day: two weeks of a daily one. */
const maxDatesTried = 14;
const hourMs = 3_600_000;

export function toTimeWindow(conditions: readonly Condition[], now: number): TimeWindow {
  const window: TimeWindow = { ranges: [{ from: now, to: Number.POSITIVE_INFINITY }], isPast: false };
  for (const condition of conditions) {
    if (condition.type === "zeit") {
      const { isPast, ranges } = condition;
      window.isPast = isPast;
      window.ranges = isPast ? ranges : ranges.map(({ from, to }) => ({ from: Math.max(now, from), to }));
    }
    if (condition.type === "tageszeit") window.hours = condition.hours;
  }
  return window;
}

/** Whether an entry may have a date in the window, without computing it; a time of day is not compared. */
export function mayTakePlace({ eventSpans }: VillageIndex, slot: number, { ranges }: TimeWindow): boolean {
  for (const { from, to } of ranges) if (eventSpans.touches(slot, from, to) !== false) return true;
  return false;
}

/** Whether an entry has a date in the window, of single events without computing it */
export function takesPlaceWithin(
  index: VillageIndex,
  entry: SearchEntry,
  slot: number,
  window: TimeWindow,
): boolean {
  let mayTouch = false;
  for (const { from, to } of window.ranges) {
    const touches = index.eventSpans.touches(slot, from, to);
    if (touches && entry.dates)
      return !window.hours || entry.dates.allDay || isAtHours(entry.dates, window.hours);
    mayTouch ||= touches === undefined;
  }
  return mayTouch && dateWithin(index, entry, window) !== undefined;
}

/** A search asks for the same dates several times: to filter, to sort and to show them. */
const datesOfWindows = new WeakMap<TimeWindow, Map<SearchEntry, EventDate | undefined>>();

/** The first date of an entry in the window: what is under way then counts, not only what begins. */
export function dateWithin(
  index: VillageIndex,
  entry: SearchEntry,
  window: TimeWindow,
): EventDate | undefined {
  if (!entry.dates) return undefined;
  const known = datesOfWindows.get(window) ?? new Map<SearchEntry, EventDate | undefined>();
  datesOfWindows.set(window, known);
  if (known.has(entry)) return known.get(entry);
  let date: EventDate | undefined;
  for (const range of window.ranges) {
    date = dateInRange(index, entry, range, window);
    if (date) break;
  }
  known.set(entry, date);
  return date;
}

function dateInRange(index: VillageIndex, entry: SearchEntry, { from, to }: Range, { hours }: TimeWindow) {
  if (hours && entry.dates && isNeverAt(entry.dates, hours)) return undefined;
  const { dates } = index;
  let date = dates.firstWithin(entry, from, to);
  if (!hours || entry.dates?.allDay) return date;
  for (let tries = 0; date && tries < maxDatesTried; tries += 1) {
    if (isAtHours(date, hours)) return date;
    if (!entry.dates || !isSeries(entry.dates)) return undefined;
    const end = Date.parse(date.end ?? date.start) + 1;
    date = dates.firstWithin(entry, Math.max(end, Date.parse(date.start) + hourMs), to);
  }
  return undefined;
}

/** How long an event without an end is taken to last by who asks for a moment */
const assumedHours = 2;
/** Who asks for eight o'clock may come for what begins a little earlier or later. */
const slack = { before: 0.5, after: 1 };

/** Whether a date begins at the hours or is under way then. Hours from 24 on are those of the following night. */
export function isAtHours(date: EventDate, hours: Pick<Hours, "from" | "to">): boolean {
  const { begins, length } = clockOf(date);
  const isMoment = hours.from === hours.to;
  const lasts = length ?? (isMoment ? assumedHours : 0);
  const [from, to] = isMoment ? [hours.from - slack.before, hours.to + slack.after] : [hours.from, hours.to];
  for (const first of [begins, begins + 24]) {
    const beginsThen = first >= from && first < to;
    const isUnderWay = isMoment
      ? first <= hours.from && hours.from < first + lasts
      : first < to && first + lasts > from;
    if (beginsThen || isUnderWay) return true;
  }
  return false;
}

/** Whether no date of an event is at the hours: those of a series have the same ones, unless an editor changed one. */
export const isNeverAt = (dates: EventTiming & { allDay: boolean }, hours: Pick<Hours, "from" | "to">) =>
  !dates.allDay && dates.exceptions.length === 0 && !isAtHours(dates, hours);

/** The hour at which a date begins, and for how many it lasts if that is known: formatting takes longer than all else about it. */
const clockOf = onceFor(({ start, end }: EventDate) => ({
  begins: berlinHour(start),
  length: end ? (Date.parse(end) - Date.parse(start)) / hourMs : undefined,
}));

/** Events by their date inside the window; entries without a date keep their place, since sorting is stable. */
export function byDate(index: VillageIndex, slots: readonly number[], window: TimeWindow): number[] {
  const startOf = (slot: number) => {
    const entry = index.entries[slot];
    if (!entry?.dates || !takesPlaceWithin(index, entry, slot, window)) return "";
    return isSeries(entry.dates) ? (dateWithin(index, entry, window)?.start ?? "") : entry.dates.start;
  };
  return slots
    .map((slot) => ({ slot, start: startOf(slot) }))
    .sort((a, b) => (a.start && b.start && a.start !== b.start ? (a.start < b.start ? -1 : 1) : 0))
    .map(({ slot }) => slot);
}

/** Whether an event takes place in about any week, so that a date of it says nothing about a feast */
export const isWeekly = (entry: SearchEntry | undefined): boolean =>
  /FREQ=(?:WEEKLY|DAILY)(?!.*INTERVAL=(?:[3-9]|\d\d))/i.test(entry?.dates?.recurrence ?? "");
