import { isDay } from "@dorfforum/shared/calendar/day";
import { derived } from "@/lib/cms/derived";
import { events, getEvent, type VillageEvent } from "@/lib/cms/events";
import type { EventDate } from "@/lib/events/recurrence";
import { getShownDates } from "@/lib/events/shown-dates";

/** An event for which people register, and the date that an address names: of a series without one the next */
export type AskedDate = { event: VillageEvent; date: EventDate; ahead: readonly EventDate[] };

/** All events for which people register. @throws CmsRequestError without a copy */
export const getAttendedItems = derived([events], ({ items }) =>
  items.filter(({ attendance }) => attendance !== undefined),
);

/** An event for which people register. @throws CmsRequestError without a copy */
export async function getAttendedEvent(slug: string): Promise<VillageEvent | undefined> {
  const event = await getEvent(slug);
  return event?.attendance && event;
}

/** @param day "YYYY-MM-DD"; anything else is no day @throws CmsRequestError without a copy */
export async function getAskedDate(slug: string, day: unknown, now: Date): Promise<AskedDate | undefined> {
  const event = await getAttendedEvent(slug);
  if (!event) return undefined;
  const asked = typeof day === "string" && isDay(day) ? day : undefined;
  const { shown, ahead } = getShownDates(event, asked, now);
  return { event, date: shown, ahead };
}
