/*
 * Calendar days are "YYYY-MM-DD". Site and CMS compile this folder: it has no packages. These functions stand again in the
 * site's lib/dates/day.ts, because Playwright's loader finds no names in the CMS's files; a test there compares them.
 */

export const weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const;
export type Weekday = (typeof weekdays)[number];

/** `count` may be negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "Mo";
