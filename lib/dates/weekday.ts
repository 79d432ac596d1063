import { type Weekday, weekdays } from "@/lib/cms/opening-hours";

/** Calendar days are "YYYY-MM-DD". Noon UTC keeps them clear of every change of clocks. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The calendar day some days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(noonOf(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

export const weekdayOf = (day: string): Weekday => weekdays[(noonOf(day).getUTCDay() + 6) % 7] ?? "Mo";
