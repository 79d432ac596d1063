import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { getEventCalendar } from "@/lib/events/current-calendar";
import type { Occurrence } from "@/lib/events/occurrence";
import { overAt } from "@/lib/events/recurrence";
import { shownDays } from "./base/limits";

/** A page that is stored whole has no further pages. */
const maxDates = 100;

/** What takes place from now on until the evening of the last of these days, soonest first. @throws CmsRequestError without a copy */
export async function getNextDates(now: Date): Promise<Occurrence[]> {
  const today = berlinDay(now);
  const dates = (await getEventCalendar(now)).between(today, addDays(today, shownDays - 1));
  return dates.slice(0, maxDates).filter((date) => overAt(date) > now.getTime());
}
