/** German dates and times in the village's time zone. Instants and days are ISO strings until they are formatted here. */

import { berlinDay, berlinDayAndTime, berlinTime, type Instant, villageFormat } from "./village-time.ts";

/** When something takes place. `start` and `end` are instants (ISO); of `allDay` only the days count. */
export type Span = { start: string; end?: string | undefined; allDay?: boolean | undefined };

/** "28. November 2026" */
export const formatDate = villageFormat({ day: "numeric", month: "long", year: "numeric" });

/** "Samstag, 28. November 2026" */
export const formatLongDate = villageFormat({
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "28. November" */
export const formatDayAndMonth = villageFormat({ day: "numeric", month: "long" });

/** "November" */
export const formatMonthName = villageFormat({ month: "long" });

/** "Samstag" */
export const formatWeekday = villageFormat({ weekday: "long" });

const monthAndYear = villageFormat({ month: "long", year: "numeric" });
const dayAndShortMonth = villageFormat({ day: "numeric", month: "short" });
const shortWeekday = villageFormat({ weekday: "short" });

/** "Dezember 2026", of a month ("YYYY-MM") */
export const formatMonth = (month: string): string => monthAndYear(`${month}-01`);

/** "Nov.", as it stands in a date: alone, the runtime leaves the point out. */
export const formatShortMonthName = (value: Instant) => dayAndShortMonth(value).replace(/^\d+\.\s/, "");

/** "Sa" */
export const formatShortWeekday = (value: Instant): string => shortWeekday(value).replace(/\.$/, "");

/** "14 Uhr", "19.30 Uhr" */
export const formatTime = (instant: Instant): string => `${toGermanClock(berlinTime(instant))} Uhr`;

/** "7.30" from "07:30", "14" from "14:00" */
export function toGermanClock(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}

/**
 * The days of a span: "Samstag, 28. November 2026", "28.–29. November 2026", "30. November – 2. Dezember 2026".
 * An event that ends before 6 o'clock in the morning belongs to the evening before.
 */
export function formatDays(span: Span): string {
  const last = lastDay(span);
  const first = berlinDay(span.start);
  if (last === first) return formatLongDate(span.start);
  const [firstYear, firstMonth, day] = first.split("-");
  const [year, month] = last.split("-");
  if (firstYear !== year) return `${formatDate(first)} – ${formatDate(last)}`;
  if (firstMonth !== month) return `${formatDayAndMonth(first)} – ${formatDate(last)}`;
  return `${Number(day)}.–${formatDate(last)}`;
}

/** The hours of a span: "14–21 Uhr", "19.30 Uhr", "20–2 Uhr", over several days "Beginn 14 Uhr, Ende 18 Uhr". */
export function formatHours(span: Span): string | undefined {
  if (span.allDay) return undefined;
  if (span.end === undefined || span.end <= span.start) return formatTime(span.start);
  if (lastsSeveralDays(span)) return `Beginn ${formatTime(span.start)}, Ende ${formatTime(span.end)}`;
  const to = toGermanClock(berlinTime(span.end));
  return `${toGermanClock(berlinTime(span.start))}–${to === "0" ? "24" : to} Uhr`;
}

/** "Samstag, 28. November 2026, 14–21 Uhr" */
export const formatSpan = (span: Span) => [formatDays(span), formatHours(span)].filter(Boolean).join(", ");

export const lastsSeveralDays = (span: Span): boolean => lastDay(span) !== berlinDay(span.start);

/** The last day ("YYYY-MM-DD"). Midnight belongs to the day before, as do the small hours after a long evening. */
export function lastDay({ start, end, allDay }: Span): string {
  if (end === undefined || end <= start) return berlinDay(start);
  const [day = "", time = ""] = berlinDayAndTime(new Date(Date.parse(end) - 1)).split(" ");
  const hours = (Date.parse(end) - Date.parse(start)) / 3_600_000;
  return !allDay && time < "06" && hours < 18 ? berlinDay(start) : day;
}
