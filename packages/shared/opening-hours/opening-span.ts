import type { Weekday } from "../calendar/day.ts";

/** Hours ("HH:MM", village time) on one or several weekdays. A day may appear in several spans; an end at or before the beginning is on the next day, 00:00 is midnight. */
export type OpeningSpan = { days: Weekday[]; from: string; to: string; note?: string | undefined };
