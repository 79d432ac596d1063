import { villageTimeZone } from "@/lib/dates/format";
import type { EventDate } from "@/lib/events/recurrence";
import type { SearchIndex } from "../index/search-index";
import type { SearchEntry } from "../search-entry";
import type { Condition } from "./detect-intents";

/** When an event has to take place: instants in milliseconds since 1970, and hours of the day in the village. */
export type TimeWindow = { from: number; to: number; hours?: { from: number; to: number } | undefined };

/** Dates of a series that are tried for an hour of the day: two weeks of a daily one. */
const maxDatesTried = 14;
const hourMs = 3_600_000;

export function toTimeWindow(conditions: readonly Condition[], now: number): TimeWindow {
  const window: TimeWindow = { from: now, to: Number.POSITIVE_INFINITY };
  for (const condition of conditions) {
    if (condition.type === "zeit")
      Object.assign(window, { from: Math.max(now, condition.from), to: condition.to });
    if (condition.type === "tageszeit") window.hours = condition.hours;
  }
  return window;
}

export function dateWithin(
  index: SearchIndex,
  entry: SearchEntry,
  { from, to, hours }: TimeWindow,
): EventDate | undefined {
  let date = index.dates.firstWithin(entry, from, to);
  if (!hours || entry.dates?.allDay) return date;
  for (let tries = 0; date && tries < maxDatesTried; tries += 1) {
    if (isWithin(hourOf(date.start), hours)) return date;
    if (!entry.dates?.recurrence) return undefined;
    const end = Date.parse(date.end ?? date.start) + 1;
    date = index.dates.firstWithin(entry, Math.max(end, Date.parse(date.start) + hourMs), to);
  }
  return undefined;
}

/** Hours beyond 24 are those of the following night. */
const isWithin = (hour: number, { from, to }: { from: number; to: number }) =>
  (hour >= from && hour < to) || (hour + 24 >= from && hour + 24 < to);

const villageClock = new Intl.DateTimeFormat("de-DE", {
  timeZone: villageTimeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function hourOf(instant: string): number {
  const [hours = 0, minutes = 0] = villageClock.format(new Date(instant)).split(":").map(Number);
  return hours + minutes / 60;
}
