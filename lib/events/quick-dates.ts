import { restOfWeek, weekendAround } from "@dorfforum/shared/calendar/weeks";
import { Temporal } from "temporal-polyfill";
import type { QuickDate } from "@/lib/urls/routes";

/** Days "YYYY-MM-DD" of the village's calendar, both included */
export type Days = { first: string; last: string };

/** The days that a quick date means on the day `today`. Of a weekend or a week that has begun they are what is left of it. */
export function daysOf(quickDate: QuickDate, today: string): Days {
  const day = Temporal.PlainDate.from(today);
  switch (quickDate) {
    case "heute":
      return { first: today, last: today };
    case "morgen": {
      const tomorrow = day.add({ days: 1 }).toString();
      return { first: tomorrow, last: tomorrow };
    }
    case "wochenende": {
      const { from, to } = weekendAround(day);
      const first = from.toString();
      return { first: first < today ? today : first, last: to.toString() };
    }
    case "woche":
      return { first: today, last: restOfWeek(day).to.toString() };
  }
}
