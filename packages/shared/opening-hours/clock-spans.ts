import { readOpeningHours } from "./read-opening-hours.ts";

/** Hours of a day ("HH:MM", village time). One that ends at or before its begin ends on the next day. */
export type ClockSpan = { from: string; to: string };

/** "8–12 Uhr und 14–16.30 Uhr" as spans in order; undefined unless hours are all that the text says. */
export function readClockSpans(text: string): ClockSpan[] | undefined {
  const spans = readOpeningHours(`täglich ${text}`);
  if (!spans?.every(({ days, note }) => days.length === 7 && !note)) return undefined;
  return spans.map(({ from, to }) => ({ from, to })).sort((a, b) => a.from.localeCompare(b.from));
}
