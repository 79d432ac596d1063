import { formatDayAndMonth, formatLongDate } from "@/lib/dates/format";
import { dateTexts } from "@/lib/texts/search";
import { calendarDates, wholeMonth } from "./calendar-dates";
import type { DatePattern, DateRange, Day } from "./date-range";
import { feastDates } from "./feasts";
import { type Position, positionOf } from "./phrase";
import { namedDays, relativeDays } from "./relative-days";
import { relativeSpans } from "./relative-spans";

/** The most specific wordings first, so that "nächsten Samstag, 28.11." is that date. */
const patterns: DatePattern[] = [
  ...relativeDays,
  ...calendarDates,
  ...feastDates,
  ...relativeSpans,
  wholeMonth,
  ...namedDays,
];

/** @param today the village's calendar day */
export function detectDates(query: string, today: Day): { range: DateRange; position: Position } | undefined {
  for (const { pattern, resolve } of patterns) {
    const match = pattern.exec(query);
    const range = match && resolve(match.groups ?? {}, today);
    if (range) return { range, position: positionOf(match) };
  }
  return undefined;
}

/** "am Wochenende: 28.–29. November", "heute: Samstag, 21. November", "im Dezember" */
export function labelOfRange({ from, to, name, label }: DateRange, today: Day): string {
  const year = to.year === today.year ? "" : ` ${to.year}`;
  if (label === "name" && !from.equals(to)) return `${name}${year}`;
  if (label === "start") return dateTexts.from(formatDayAndMonth(from.toString()));
  const dates = datesOf(from, to, year);
  if (label === "weekday") return dateTexts.on(dates);
  return name ? `${name}: ${dates}` : dates;
}

function datesOf(from: Day, to: Day, year: string): string {
  const last = `${formatDayAndMonth(to.toString())}${year}`;
  if (from.equals(to))
    return year ? formatLongDate(to.toString()) : formatLongDate(to.toString()).replace(/ \d{4}$/, "");
  return from.month === to.month ? `${from.day}.–${last}` : `${formatDayAndMonth(from.toString())} – ${last}`;
}
