import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeText } from "../../text/decode-text";

// Tests run compiled, in .cache/unit.
const folder = join(__dirname, "../../../../../src/calendar-files/testing");

/** A calendar in the manner of a program, with texts of our own */
export const calendarFile = (
  name: "google" | "exchange" | "nextcloud" | "abfall" | "kirche" | "vereinsring",
): string => decodeText(readFileSync(join(folder, `${name}.ics`)));

/** Monday, when all dates of the calendars above are to come */
export const now = new Date("2026-11-23T12:00:00Z");

/** A calendar with these lines between its first and its last */
export const calendarOf = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");

export const eventOf = (...lines: string[]): string[] => [
  "BEGIN:VEVENT",
  "UID:1@example.org",
  "SUMMARY:Dorfabend",
  ...lines,
  "END:VEVENT",
];
