import { understandTime } from "@dorfforum/german-search/time/understand";
import { addDays, type Weekday, weekdays } from "@dorfforum/shared/calendar/day";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Position } from "../intents/phrase";
import { asksForNow } from "./question-words";

/** The days and hours that a question names. */
export type AskedTime = {
  /** "YYYY-MM-DD", both included; null for an open end */
  days: [from: string, to: string | null][];
  hours?: { from: number; to: number } | undefined;
  /** "montags": a day of every week */
  weekday?: Weekday | undefined;
  isNow: boolean;
  isPast: boolean;
  /** School holidays of which nobody knows here when they are */
  isUnknown: boolean;
  positions: Position[];
};

const everyWeek = /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s\b|\bjeden?\b/i;

export function askedTime(query: string, now: Date, villageDays: VillageDays): AskedTime {
  const { days, hours, isPast, unknownHolidays } = understandTime(query, now, villageDays);
  const spans = days?.spans ?? [];
  const [only] = spans;
  const isDay = spans.length === 1 && only?.to?.equals(only.from) === true;
  const today = berlinDay(now);
  const isNow =
    asksForNow.test(query) && !hours && (spans.length === 0 || (isDay && only?.from.toString() === today));
  return {
    days:
      spans.length === 0 && (hours || isNow)
        ? [[today, today]]
        : spans.map(({ from, to }) => [from.toString(), to?.toString() ?? null]),
    hours: hours?.hours && { from: hours.hours.from, to: hours.hours.to },
    weekday: isDay && only && everyWeek.test(query) ? weekdays[only.from.dayOfWeek - 1] : undefined,
    isNow,
    isPast,
    isUnknown: unknownHolidays.length > 0,
    positions: [...(days?.positions ?? []), ...(hours?.positions ?? [])],
  };
}

/** All days of spans that end, at most so many; undefined for more. */
export function daysOf(spans: AskedTime["days"], limit: number): string[] | undefined {
  const days: string[] = [];
  for (const [from, to] of spans) {
    for (let day = from; to !== null && day <= to; day = addDays(day, 1)) {
      if (days.length === limit) return undefined;
      days.push(day);
    }
    if (to === null) return undefined;
  }
  return days;
}
