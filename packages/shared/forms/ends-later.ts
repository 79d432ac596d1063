import { nextDay } from "../calendar/day.ts";

/** Days ("YYYY-MM-DD") and times ("HH:MM") of a form in the village, "" where not given */
type Span = { day: string; lastDay: string; begin: string; end: string };

/** Longer than this into the next day, an end before the beginning is a slip. */
const maxNightHours = 12;

/**
 * Whether a span ends after it begins. Without a last day, an end before the beginning is in the following night: a dance goes on until
 * two. Nobody means by it what lasts until the next afternoon.
 */
export function endsLater({ day, lastDay, begin, end }: Span): boolean {
  if (lastDay > day) return true;
  if (end > begin) return true;
  return (
    lastDay === "" && end < begin && minutesOf(end) + dayMinutes - minutesOf(begin) <= maxNightHours * 60
  );
}

/** The day on which it ends. Without a last day, an end before the beginning is on the next one. */
export const dayOfEnd = ({ day, lastDay, begin, end }: Span): string =>
  lastDay > day ? lastDay : end <= begin ? nextDay(day) : day;

const dayMinutes = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
