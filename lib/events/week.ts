import { addDays, isDay } from "@dorfforum/shared/calendar/day";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { append } from "@dorfforum/shared/runtime/append";
import { getOccurrences } from "./current-calendar";
import type { Occurrence } from "./occurrence";

const yearsBack = 2;
const yearsAhead = 1;

/** Seven days of the village. Days are "YYYY-MM-DD". */
export type Week = {
  first: string;
  last: string;
  today: string;
  /** The first days of the weeks before and after, unless they are too far away */
  before: string | undefined;
  after: string | undefined;
  /** What is cancelled or moved */
  changed: readonly Occurrence[];
  /** What takes place, on each day that has anything; a date of several days stands under the first of them */
  days: readonly { day: string; occurrences: readonly Occurrence[] }[];
};

/** `years` may be negative. A 29 February is compared as text, so it need not exist in the other year. */
const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Whether a text is a day from which a week is shown */
export function isFirstOfWeek(text: string, now: Date): boolean {
  const today = berlinDay(now);
  return isDay(text) && text >= yearsFrom(today, -yearsBack) && text <= yearsFrom(today, yearsAhead);
}

/** The seven days from `first` on, as they stand now. @throws CmsRequestError without a copy */
export async function getWeek(first: string, now: Date): Promise<Week> {
  const last = addDays(first, 6);
  const days = new Map<string, Occurrence[]>();
  const changed: Occurrence[] = [];
  for (const occurrence of await getOccurrences(first, last, now)) {
    const { event, firstDay } = occurrence;
    const isOff = event.status === "abgesagt" || !takesPlace(occurrence);
    if (isOff || event.status === "verschoben") changed.push(occurrence);
    if (!isOff) append(days, firstDay < first ? first : firstDay, occurrence);
  }
  const near = (day: string) => (isFirstOfWeek(day, now) ? day : undefined);
  return {
    first,
    last,
    today: berlinDay(now),
    before: near(addDays(first, -7)),
    after: near(addDays(first, 7)),
    changed,
    days: [...days].map(([day, occurrences]) => ({ day, occurrences })),
  };
}
