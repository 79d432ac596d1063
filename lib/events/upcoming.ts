import type { Category } from "@/lib/cms/categories";
import type { VillageEvent } from "@/lib/cms/events";
import { getEventCalendar } from "./current-calendar";
import type { EventCalendar } from "./event-calendar";
import { bySoonest, type Occurrence } from "./occurrence";

/** The next date of each event, also one that is under way, soonest first. @throws CmsRequestError without a copy */
export async function getUpcoming(limit: number): Promise<Occurrence[]> {
  const now = new Date();
  return nextDates(await getEventCalendar(now), now, limit);
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
  const candidates = new Set([...alike, ...nextDates(calendar, now, 2 * limit + 1)]);
  const others = [...candidates].filter((occurrence) => occurrence.event.id !== event.id);
  return others.slice(0, limit).sort(bySoonest);
}

/** The next date of each event in any of the categories, at most `limit`, soonest first. @throws CmsRequestError without a copy */
export async function getUpcomingIn(categories: readonly Category[], limit: number): Promise<Occurrence[]> {
  const now = new Date();
  return inCategories(await getEventCalendar(now), categories, now, limit).slice(0, limit);
}

/** Without duplicates, up to `limit` of each category. */
function inCategories(
  calendar: EventCalendar,
  categories: readonly Category[],
  now: Date,
  limit: number,
): Occurrence[] {
  const found = categories.flatMap(({ id }) => nextDates(calendar.narrow({ categoryId: id }), now, limit));
  return [...new Set(found)].sort(bySoonest);
}

function nextDates(calendar: EventCalendar, now: Date, limit: number): Occurrence[] {
  const occurrences: Occurrence[] = [];
  for (const occurrence of calendar.nextDates(now)) {
    if (occurrences.length === limit) break;
    occurrences.push(occurrence);
  }
  return occurrences;
}
