import { z } from "zod";
import { type Weekday, weekdays } from "@/lib/dates/day";
import { rows, text } from "./wire";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d/);
/** "Di" or a span such as "Mo–Fr" */
const days = z.string().regex(/^(Mo|Di|Mi|Do|Fr|Sa|So)(\s*[–-]\s*(Mo|Di|Mi|Do|Fr|Sa|So))?$/);

export const StrapiOpeningHours = rows(z.object({ Tage: days, Von: clock, Bis: clock, Hinweis: text }));

/** Hours ("HH:MM", village time) on one or several weekdays. A day may appear in several spans. */
export type OpeningSpan = { days: Weekday[]; from: string; to: string; note?: string | undefined };

function toDays(written: string): Weekday[] {
  const [first, last = first] = written.split(/\s*[–-]\s*/);
  const start = weekdays.findIndex((day) => day === first);
  const end = weekdays.findIndex((day) => day === last);
  return start <= end
    ? weekdays.slice(start, end + 1)
    : [...weekdays.slice(start), ...weekdays.slice(0, end + 1)];
}

export function toOpeningHours(spans: z.infer<typeof StrapiOpeningHours>): OpeningSpan[] {
  return spans.map((span) => ({
    days: toDays(span.Tage),
    from: span.Von.slice(0, 5),
    to: span.Bis.slice(0, 5),
    note: span.Hinweis,
  }));
}
