import type { OpeningSpan } from "@/lib/cms/opening-hours";
import { type Weekday, weekdays } from "@/lib/dates/day";
import { toGermanClock } from "@/lib/dates/format";
import { contentTexts } from "@/lib/texts/content";
import { recurrenceTexts } from "@/lib/texts/events";
import { organisationTexts } from "@/lib/texts/organisations";

/** One row of a table of opening hours: the days that have the same hours, and those hours. */
export type HoursRow = { days: string; hours: Hours[]; isOpen: boolean; isToday: boolean };

type Hours = { text: string; note?: string | undefined };

const nameOf = (day: Weekday) => recurrenceTexts.weekdays[weekdays.indexOf(day)] ?? day;

/** The whole week in order, neighbouring days with the same hours in one row: "Montag bis Donnerstag". */
export function toHoursRows(spans: readonly OpeningSpan[], today: Weekday): HoursRow[] {
  const rows: { days: Weekday[]; hours: Hours[] }[] = [];
  for (const day of weekdays) {
    const hours = hoursOn(day, spans);
    const last = rows.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.days.push(day);
    else rows.push({ days: [day], hours });
  }
  const isOpenOn = (day?: Weekday) => spans.some(({ days }) => day && days.includes(day));
  return rows.map(({ days, hours }) => ({
    days: toNames(days),
    hours,
    isOpen: isOpenOn(days[0]),
    isToday: days.includes(today),
  }));
}

function hoursOn(day: Weekday, spans: readonly OpeningSpan[]): Hours[] {
  const onDay = spans.filter(({ days }) => days.includes(day)).sort((a, b) => a.from.localeCompare(b.from));
  if (onDay.length === 0) return [{ text: contentTexts.closed }];
  return onDay.map(({ from, to, note }) => ({
    text: `${toGermanClock(from)}–${toGermanClock(to)} Uhr`,
    note,
  }));
}

function toNames(days: Weekday[]): string {
  const names = days.map(nameOf);
  return names.length > 2 ? `${names[0]} ${organisationTexts.to} ${names.at(-1)}` : names.join(", ");
}
