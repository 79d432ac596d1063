/**
 * The village's clocks. Instants are Dates or ISO texts, days "YYYY-MM-DD" and times "HH:MM" in the village. Safe for browser
 * bundles: no Temporal.
 */

export const villageTimeZone = "Europe/Berlin";

export type Instant = string | Date;

/** Dates of the content, each of which stands on many pages. A plain map, because the browser has this file too. */
const maxFormatted = 2000;

/**
 * Formats an instant or a day by the village's clocks. The format is made when it is first used: together, those of format.ts
 * would take a phone's processor some 120 ms when a form's code is loaded.
 */
export function villageFormat(
  options: Intl.DateTimeFormatOptions,
  locale = "de-DE",
): (value: Instant) => string {
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

/** A day without a time is read at noon UTC, which is the same day in the village all year round. */
const toDate = (value: string) => new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value);

/** "2026-11-28 14:00": Swedish dates look like ISO 8601, and format() is faster than formatToParts(). */
const isoLike = villageFormat({ dateStyle: "short", timeStyle: "short" }, "sv-SE");

/** "2026-11-28 14:00" */
export const berlinDayAndTime = (instant: Instant): string => isoLike(instant).padStart(16, "0");

/** The calendar day on which an instant falls */
export const berlinDay = (instant: Instant): string => berlinDayAndTime(instant).slice(0, 10);

/** What the clocks show at an instant */
export const berlinTime = (instant: Instant): string => berlinDayAndTime(instant).slice(11);

/** Hours since midnight by the clocks: 19.5 at half past seven in the evening */
export function berlinHour(instant: Instant): number {
  const [hours, minutes] = berlinTime(instant).split(":").map(Number) as [number, number];
  return hours + minutes / 60;
}

export const isToday = (instant: Instant, now: Date): boolean => berlinDay(instant) === berlinDay(now);

/**
 * The instant (ISO) at which the clocks show a time; the first one of an hour that there is twice. Of an hour that the clocks
 * leave out, one hour later.
 */
export function berlinInstant(day: string, time: string): string {
  const [inSummer = "", inWinter = ""] = ["+02:00", "+01:00"].map((offset) =>
    new Date(`${day}T${time}:00${offset}`).toISOString(),
  );
  return berlinDayAndTime(inSummer) === `${day} ${time}` ? inSummer : inWinter;
}

export const startOfBerlinDay = (day: string): Date => new Date(berlinInstant(day, "00:00"));

/** The instant that the database, a form or a file holds */
export function toInstant(value: unknown): Date | undefined {
  if (!(value instanceof Date) && typeof value !== "string" && typeof value !== "number") return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
