import { Temporal } from "temporal-polyfill";
import { berlinDay } from "@/lib/dates/format";

/** Months are "YYYY-MM" and days "YYYY-MM-DD", both of the village's calendar. */

export const monthOf = (day: string): string => day.slice(0, 7);

export const presentMonth = (now: Date): string => monthOf(berlinDay(now));

/** `count` may be negative. */
export const addMonths = (month: string, count: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

export const nextDay = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

export const previousDay = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

export const daysOfMonth = (month: string): string[] =>
  Array.from(
    { length: Temporal.PlainYearMonth.from(month).daysInMonth },
    (_day, place) => `${month}-${String(place + 1).padStart(2, "0")}`,
  );

type Week = { number: number; days: (string | undefined)[] };

/** The calendar weeks (ISO 8601) that a month touches; days of other months are left open. */
export function weeksOf(month: string): Week[] {
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
