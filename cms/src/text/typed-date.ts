import { addDays, isCalendarDay } from "@dorfforum/shared/calendar/day";
import { monthBeginningWith } from "@dorfforum/shared/calendar/german-months";
import { berlinDay, berlinInstant, berlinTime } from "@dorfforum/shared/calendar/village-time";

/* Reads days and times as people type, paste and dictate them. Instants are ISO texts, days "YYYY-MM-DD", times "HH:MM". */

/** What stands in the fields for the day and the time. */
export type Typed = { day: string; time: string };

/** What is stored: a day, an instant, or the midnight at which a day begins. */
export type DateKind = "day" | "moment" | "allDay";

const leadingWords = /^(?:(?:am|den|der|ab|vom|zum|bis)\s+|(?:mo|di|mi|do|fr|sa|so)\p{L}*[.,\s]+)+/u;
const german =
  /^(\d{1,2})(?:\s*[.,/-]\s*|\s+)(\d{1,2}|\p{L}{3,})(?:(?:\s*[.,/-]\s*|\s+)(\d{4}|\d\d))?\s*[.,]?$/u;
const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const digitsOnly = /^(\d\d)(\d\d)(\d{4}|\d\d)$/;

/** A day without year that was so many days ago means the past one, as of an article. */
const maxDaysAgo = 30;

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .toLowerCase()
    .trim();

/** The day, if the calendar has it. */
function existingDay(year: number, month: number, day: number): string | undefined {
  const [years, ...others] = [String(year).padStart(4, "0"), month, day];
  const text = [years, ...others.map((part) => String(part).padStart(2, "0"))].join("-");
  return isCalendarDay(text) ? text : undefined;
}

/** The day that a German text names, such as "Sa, 5. Dez. 26", "5.12." or "morgen"; undefined for one that does not exist. */
export function readDay(text: string, today: string): string | undefined {
  const written = plain(text).replace(leadingWords, "");
  const relative = ["gestern", "heute", "morgen", "übermorgen"].indexOf(written);
  if (relative >= 0) return addDays(today, relative - 1);
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(written) ?? [];
  if (isoYear) return existingDay(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, month = "", year] = german.exec(written) ?? digitsOnly.exec(written) ?? [];
  const inYear = (each: number) => existingDay(each, Number(month) || monthBeginningWith(month), Number(day));
  if (year) return inYear(Number(year) + (year.length === 2 ? 2000 : 0));
  const thisYear = Number(today.slice(0, 4));
  const earliest = addDays(today, -maxDaysAgo);
  return [thisYear - 1, thisYear, thisYear + 1].map(inYear).find((each) => each && each >= earliest);
}

/** The time that a text such as "17", "17.30", "1730" or "um 17 Uhr 30" names. */
export function readTime(text: string): string | undefined {
  const written = plain(text).replace(/^(?:um|ab|gegen|von|bis)\s+|\s*(?:(?:uhr|h)\.?|:)$/g, "");
  const [, hour, minute = "00"] =
    /^(\d{1,2})(?:(?:\s*(?:[:.,h]|uhr)\s*|\s+)(\d\d)(?::\d\d)?)?$/.exec(written) ??
    /^(\d{1,2})(\d\d)$/.exec(written) ??
    [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, "0")}:${minute}`;
}

const dayAndTime =
  /^(.+?)(?:t|[,\s]+(?:um\s+)?)(\d{1,2}(?::\d\d(?::\d\d)?(?:\s*uhr)?|(?:\.\d\d)?\s*uhr(?:\s*\d\d)?))$/i;

/** When a clock in the village shows a day and time; undefined in the hour that summer time skips. */
export function shownInstant(day: string, time: string): string | undefined {
  const instant = berlinInstant(day, time);
  return berlinTime(instant) === time ? instant : undefined;
}

const between = " | ";

/**
 * What the form holds of the typed texts: a day or an instant, "" for none, or the texts themselves where they name none,
 * which the CMS refuses (cms/src/rules/readable-dates.ts).
 */
export function toStored(typed: Typed, kind: DateKind, today: string): string {
  // Pasted and dictated texts may hold both.
  const [, day = typed.day, time = typed.time] =
    (kind !== "day" && !typed.time && dayAndTime.exec(typed.day.trim())) || [];
  if (!day.trim() && (kind !== "moment" || !time.trim())) return "";
  const readDate = readDay(day, today);
  const readClock = kind === "allDay" ? "00:00" : readTime(time);
  const instant = readDate && readClock && shownInstant(readDate, readClock);
  return (kind === "day" ? readDate : instant) ?? `${typed.day}${between}${typed.time}`;
}

/** Whether a text is a day or an instant (ISO) whose day exists. */
export function isReadable(stored: string): boolean {
  const [, day] = /^(.{10})(?:[T ]|$)/.exec(stored) ?? [];
  return day !== undefined && isCalendarDay(day) && !Number.isNaN(Date.parse(stored));
}

/** The day and time that a form holds; undefined for none. */
export function partsOf(stored: string, kind: DateKind): Typed | undefined {
  if (!isReadable(stored)) return undefined;
  if (kind === "day") return { day: stored.slice(0, 10), time: "" };
  const instant = new Date(stored);
  return { day: berlinDay(instant), time: kind === "allDay" ? "" : berlinTime(instant) };
}

/** The texts for what a form holds. */
export function toTyped(stored: string, kind: DateKind): Typed {
  const parts = partsOf(stored, kind);
  if (parts) return { ...parts, day: germanDay(parts.day) };
  const [day = "", time = ""] = stored.split(between);
  return { day, time };
}

/** "2026-12-05" as "5.12.2026" */
export const germanDay = (day: string): string => day.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, "$3.$2.$1");
