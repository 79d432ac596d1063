/** German dates and times in the village's time zone. Instants and days are ISO strings until they are formatted here. */

export const villageTimeZone = "Europe/Berlin";

type Instant = string | Date;

/** When something takes place. `start` and `end` are instants (ISO); of `allDay` only the days count. */
export type Span = { start: string; end?: string | undefined; allDay?: boolean | undefined };

/** Dates of the content, each of which stands on many pages. A plain map, because the browser has this file too. */
const maxFormatted = 2000;

/**
 * Formats an instant or a day ("YYYY-MM-DD"). The format is made when it is first used: together, those of this file would
 * take a phone's processor some 120 ms when a form's code is loaded.
 */
function formatter(options: Intl.DateTimeFormatOptions, locale = "de-DE"): (value: Instant) => string {
  let format: Intl.DateTimeFormat | undefined;
  const formatted = new Map<string, string>();
  return (value) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: villageTimeZone, ...options });
    if (typeof value !== "string") return format.format(value);
    const known = formatted.get(value);
    if (known !== undefined) return known;
    if (formatted.size >= maxFormatted) formatted.clear();
    const text = format.format(toDate(value));
    formatted.set(value, text);
    return text;
  };
}

/** "28. November 2026" */
export const formatDate = formatter({ day: "numeric", month: "long", year: "numeric" });

/** "Samstag, 28. November 2026" */
export const formatLongDate = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** "28. November" */
export const formatDayAndMonth = formatter({ day: "numeric", month: "long" });

/** "November" */
export const formatMonthName = formatter({ month: "long" });

/** "Samstag" */
export const formatWeekday = formatter({ weekday: "long" });

/** What the village's clocks show at an instant: "HH:MM". */
export const berlinTime = formatter({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const monthAndYear = formatter({ month: "long", year: "numeric" });
const dayAndShortMonth = formatter({ day: "numeric", month: "short" });
const shortWeekday = formatter({ weekday: "short" });
/** "2026-11-28 14:00:00": Swedish dates look like ISO 8601, and format() is faster than formatToParts(). */
const isoLike = formatter({ dateStyle: "short", timeStyle: "medium" }, "sv-SE");

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

/** The calendar day an instant falls on in the village: "YYYY-MM-DD". */
export const berlinDay = (instant: Instant): string => partsOf(instant).day;

export const isToday = (instant: Instant, now: Date): boolean => berlinDay(instant) === berlinDay(now);

/** The instant at which a day ("YYYY-MM-DD") begins in the village. */
export function startOfBerlinDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The clocks may change between midnight UTC and midnight in the village, so the offset is looked up a second time.
  const estimate = midnight - offsetMsAt(new Date(midnight));
  return new Date(midnight - offsetMsAt(new Date(estimate)));
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
  const lastMoment = new Date(Date.parse(end) - 1);
  const hours = (Date.parse(end) - Date.parse(start)) / 3_600_000;
  const isOneNight = !allDay && partsOf(lastMoment).time < "06" && hours < 18;
  return berlinDay(isOneNight ? start : lastMoment);
}

/** A day without a time is read at noon UTC, which is the same day in the village all year round. */
const toDate = (value: Instant) =>
  value instanceof Date ? value : new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value);

/** "YYYY-MM-DD" and "HH:MM:SS" in the village */
function partsOf(instant: Instant): { day: string; time: string } {
  const [day = "", time = ""] = isoLike(instant).split(" ");
  return { day: day.padStart(10, "0"), time };
}

/** How far the village's clocks are ahead of UTC. */
function offsetMsAt(instant: Date): number {
  const { day, time } = partsOf(instant);
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
}
