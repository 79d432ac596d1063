import { Temporal } from "temporal-polyfill";
import { berlinDay, startOfBerlinDay } from "@/lib/dates";

/** Months are "YYYY-MM" and days "YYYY-MM-DD", both of the village's calendar. */

export const monthOf = (day: string): string => day.slice(0, 7);

export const presentMonth = (now: Date): string => monthOf(berlinDay(now));

/** `count` may be negative. */
export const addMonths = (month: string, count: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

export const nextDay = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** From its first instant to the first of the next month. */
export const spanOfMonth = (month: string) => ({
  from: startOfBerlinDay(`${month}-01`),
  to: startOfBerlinDay(`${addMonths(month, 1)}-01`),
});

/** Every day from `first` to `last`, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}
