import { nextDay } from "@dorfforum/shared/calendar/day";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Category } from "@/lib/cms/categories";
import type { VillageEvent } from "@/lib/cms/events";
import { getEventCalendar } from "./current-calendar";
import type { EventCalendar } from "./event-calendar";
import { bySoonest, type Occurrence } from "./occurrence";

/** What the home page shows of the calendar */
export type Outlook = {
  /** Under way, or still to come today */
  today: readonly Occurrence[];
  /** Whether something took place today that is over */
  isSomethingOver: boolean;
  /** The next date after today of each event, soonest first, and what is cancelled or moved before it */
  next: readonly Occurrence[];
};

/** @param limit of the dates after today @throws CmsRequestError without a copy */
export const getOutlook = async (now: Date, limit: number): Promise<Outlook> =>
  toOutlook(await getEventCalendar(now), now, limit);

export function toOutlook(calendar: EventCalendar, now: Date, limit: number): Outlook {
  const day = berlinDay(now);
  const today = calendar.restOfDay(now);
  return {
    today,
    isSomethingOver: today.length === 0 && calendar.onDay(day).length > 0,
    next: calendar.announcedBeginnings(startOfBerlinDay(nextDay(day)), limit),
  };
}

/**
 * Other events that come next, first those that share a category, at most `limit`, soonest first.
 * @throws CmsRequestError without a copy
 */
export async function getRelatedEvents(event: VillageEvent, limit: number): Promise<Occurrence[]> {
  const now = new Date();
  const calendar = await getEventCalendar(now);
  // One more than are shown, because the event itself may be among them.
  const alike = inCategories(calendar, event.categories, now, limit + 1);
  const candidates = new Set([...alike, ...calendar.nextDates(now, 2 * limit + 1)]);
  const others = [...candidates].filter((occurrence) => occurrence.event.id !== event.id);
  return others.slice(0, limit).sort(bySoonest);
}

/** The next date of each event in any of the categories, at most `limit`, soonest first. @throws CmsRequestError without a copy */
export async function getUpcomingIn(categories: readonly Category[], limit: number): Promise<Occurrence[]> {
  const now = new Date();
  return inCategories(await getEventCalendar(now), categories, now, limit).slice(0, limit);
}

/**
 * The next date of each event of an organiser, at most `limit`, soonest first, and what is cancelled or moved before it.
 * @throws CmsRequestError without a copy
 */
export async function getUpcomingOf(organiserId: string, limit: number): Promise<Occurrence[]> {
  const now = new Date();
  return (await getEventCalendar(now)).narrow({ organiserId }).announcedDates(now, limit);
}

/** Without duplicates, up to `limit` of each category. */
function inCategories(calendar: EventCalendar, categories: readonly Category[], now: Date, limit: number) {
  const found = categories.flatMap(({ id }) => calendar.narrow({ categoryId: id }).nextDates(now, limit));
  return [...new Set(found)].sort(bySoonest);
}
