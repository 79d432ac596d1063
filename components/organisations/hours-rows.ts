import type { OpeningSpan } from "@/lib/cms/opening-hours";
import { type Weekday, weekdays } from "@/lib/dates/day";
import { formatOpening } from "@/lib/organisations/opening-hours-text";
import { contentTexts } from "@/lib/texts/content";
import { recurrenceTexts } from "@/lib/texts/events";
import { organisationTexts } from "@/lib/texts/organisations";

export type HoursRow = { days: string; hours: Hours[]; isOpen: boolean; isToday: boolean };

type Hours = { text: string; note?: string | undefined };

/** The whole week in order, neighbouring days with the same hours in one row: "Montag bis Donnerstag". */
export function toHoursRows(spans: readonly OpeningSpan[], today: Weekday): HoursRow[] {
  const rows: { days: Weekday[]; hours: Hours[] }[] = [];
  for (const day of weekdays) {
    const hours = hoursOn(day, spans);
    const last = rows.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.days.push(day);
    else rows.push({ days: [day], hours });
  }
  return rows.map(({ days, hours }) => ({
    days: toNames(days),
    hours: hours.length > 0 ? hours : [{ text: contentTexts.closed }],
    isOpen: hours.length > 0,
    isToday: days.includes(today),
  }));
}

const hoursOn = (day: Weekday, spans: readonly OpeningSpan[]): Hours[] =>
  spans
    .filter(({ days }) => days.includes(day))
    .sort((a, b) => a.from.localeCompare(b.from))
    .map((span) => ({ text: formatOpening(span), note: span.note }));

function toNames(days: Weekday[]): string {
  const names = days.map((day) => recurrenceTexts.weekdays[weekdays.indexOf(day)] ?? day);
  return names.length > 2 ? `${names[0]} ${organisationTexts.to} ${names.at(-1)}` : names.join(", ");
}
