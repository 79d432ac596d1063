/** German dates and times in the village's time zone. Instants and days are ISO strings until they are formatted here. */

export const villageTimeZone = "Europe/Berlin";

type Instant = string | Date;

/** When something takes place. `start` and `end` are instants (ISO); of `allDay` only the days count. */
export type Span = { start: string; end?: string | undefined; allDay?: boolean | undefined };

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("de-DE", { timeZone: villageTimeZone, ...options });

const weekday = dateFormat({ weekday: "long" });
const shortWeekdayName = dateFormat({ weekday: "short" });
const date = dateFormat({ day: "numeric", month: "long", year: "numeric" });
const dateWithWeekday = dateFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const dayAndMonth = dateFormat({ day: "numeric", month: "long" });
const monthAndYear = dateFormat({ month: "long", year: "numeric" });
const monthName = dateFormat({ month: "long" });
const dayAndShortMonth = dateFormat({ day: "numeric", month: "short" });
const clock = dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** "2026-11-28 14:00:00": Swedish dates look like ISO 8601, and format() is faster than formatToParts(). */
const numbers = new Intl.DateTimeFormat("sv-SE", {
  timeZone: villageTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** The calendar day an instant falls on in the village: "YYYY-MM-DD". */
export function berlinDay(instant: Instant): string {
  return partsOf(instant).day;
}

/** What the village's clocks show at an instant: "HH:MM". */
export const berlinTime = (instant: Instant): string => clock.format(toDate(instant));

/** The instant at which a day ("YYYY-MM-DD") begins in the village. */
export function startOfBerlinDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset is found where the guess lands, then once more where the clocks may have changed in between.
  const guess = midnight - offsetAt(new Date(midnight));
  return new Date(midnight - offsetAt(new Date(guess)));
}

/** Whether an instant falls on the village's present day. */
export const isToday = (instant: Instant, now: Date): boolean => berlinDay(instant) === berlinDay(now);

/** "28. November 2026", of a day ("YYYY-MM-DD") or an instant */
export const formatDate = (value: Instant): string => date.format(toDate(value));

/** "Samstag, 28. November 2026", of a day or an instant */
export const formatLongDate = (value: Instant): string => dateWithWeekday.format(toDate(value));

/** "28. November", of a day or an instant */
export const formatDayAndMonth = (value: Instant): string => dayAndMonth.format(toDate(value));

/** "Dezember 2026", of a month ("YYYY-MM") */
export const formatMonth = (value: string): string => monthAndYear.format(toDate(`${value}-01`));

/** "November" */
export const formatMonthName = (value: Instant): string => monthName.format(toDate(value));

/** "Nov.", as it stands in a date: alone, the runtime leaves the point out. */
export const formatShortMonthName = (value: Instant): string =>
  dayAndShortMonth.formatToParts(toDate(value)).find(({ type }) => type === "month")?.value ?? "";

/** "Samstag" */
export const formatWeekday = (value: Instant): string => weekday.format(toDate(value));

/** "Sa" */
export const formatShortWeekday = (value: Instant): string =>
  shortWeekdayName.format(toDate(value)).replace(/\.$/, "");

/** "14 Uhr", "19.30 Uhr" */
export const formatTime = (instant: Instant): string => `${toGermanClock(clock.format(toDate(instant)))} Uhr`;

/** "7.30" from "07:30", "14" from "14:00" */
export function toGermanClock(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}

/**
 * The days of a span: "Samstag, 28. November 2026", "28.–29. November 2026", "30. November – 2. Dezember 2026".
 * What ends before six in the morning belongs to the evening it began on.
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

/**
 * The hours of a span: "14–21 Uhr", "19.30 Uhr", "20–2 Uhr", undefined for whole days. When it lasts several days
 * both ends are said: "Beginn 14 Uhr, Ende 18 Uhr".
 */
export function formatHours(span: Span): string | undefined {
  if (span.allDay) return undefined;
  if (span.end === undefined || span.end <= span.start) return formatTime(span.start);
  if (lastsSeveralDays(span)) {
    return `Beginn ${formatTime(span.start)}, Ende ${formatTime(span.end)}`;
  }
  const from = toGermanClock(clock.format(toDate(span.start)));
  const to = toGermanClock(clock.format(toDate(span.end)));
  return `${from}–${to === "0" ? "24" : to} Uhr`;
}

/** Days and hours in one line: "Samstag, 28. November 2026, 14–21 Uhr" */
export const formatSpan = (span: Span): string =>
  [formatDays(span), formatHours(span)].filter(Boolean).join(", ");

/** Whether it has to be said on which days it takes place, not only at what time. */
export const lastsSeveralDays = (span: Span): boolean => lastDay(span) !== berlinDay(span.start);

/** The last day ("YYYY-MM-DD") that counts: midnight ends the day before, and so does the small hour after a long evening. */
export function lastDay({ start, end, allDay }: Span): string {
  if (end === undefined || end <= start) return berlinDay(start);
  const lastMoment = new Date(Date.parse(end) - 1);
  const isOneNight = !allDay && partsOf(lastMoment).time < "06" && hoursBetween(start, end) < 18;
  return berlinDay(isOneNight ? start : lastMoment);
}

const hoursBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 3_600_000;

/** A bare day is read at noon UTC, which is the same day in the village all year round. */
const toDate = (value: Instant) =>
  value instanceof Date ? value : new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value);

/** What the village's calendars and clocks show: "YYYY-MM-DD" and "HH:MM:SS" */
function partsOf(instant: Instant): { day: string; time: string } {
  const [day = "", time = ""] = numbers.format(toDate(instant)).split(" ");
  return { day: day.padStart(10, "0"), time };
}

/** How far the village's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: Date): number {
  const { day, time } = partsOf(instant);
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
}
