/** Calendar days are "YYYY-MM-DD" and months "YYYY-MM", both of the village's calendar. Safe for browser bundles: no Temporal. */

export const weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const;
export type Weekday = (typeof weekdays)[number];

/** `count` may be negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The Monday of a day's week */
export const mondayOf = (day: string): string => addDays(day, -weekdays.indexOf(weekdayOf(day)));

export const nextDay = (day: string): string => addDays(day, 1);
export const previousDay = (day: string): string => addDays(day, -1);

export const monthOf = (day: string): string => day.slice(0, 7);

export const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "Mo";

/** The number of its week by ISO 8601, which is that of the week's Thursday */
export function isoWeek(day: string): number {
  const thursday = addDays(day, 3 - weekdays.indexOf(weekdayOf(day)));
  return Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 604_800_000) + 1;
}

/** Whether no other day of the month has its weekday later. */
export const isInLastWeek = (day: string): boolean => monthOf(addDays(day, 7)) !== monthOf(day);

/** Whether a text is a day that exists ("2026-02-30" does not). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The same for days from 2000 to 2999 */
export const isDay = (text: string): boolean => text.startsWith("2") && isCalendarDay(text);
