import { monthOf } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Temporal } from "temporal-polyfill";

/** Months are "YYYY-MM" of the village's calendar. With Temporal, so for the server only. */

export const presentMonth = (now: Date): string => monthOf(berlinDay(now));

/** `count` may be negative. */
export const addMonths = (month: string, count: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

/** The same day of the next month, or its last one if it is shorter. */
export const sameDayNextMonth = (day: string): string =>
  Temporal.PlainDate.from(day).add({ months: 1 }).toString();

export const daysOfMonth = (month: string): string[] =>
  Array.from(
    { length: Temporal.PlainYearMonth.from(month).daysInMonth },
    (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`,
  );

/** The calendar weeks (ISO 8601) that a month touches; days of other months are left open. */
export function weeksOf(month: string): { number: number; days: (string | undefined)[] }[] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const count = Math.ceil((first.dayOfWeek - 1 + first.daysInMonth) / 7);
  return Array.from({ length: count }, (_week, week) => {
    const start = monday.add({ weeks: week });
    const days = Array.from({ length: 7 }, (_day, day) => start.add({ days: day }).toString());
    return {
      number: start.weekOfYear ?? 0,
      days: days.map((day) => (monthOf(day) === month ? day : undefined)),
    };
  });
}
