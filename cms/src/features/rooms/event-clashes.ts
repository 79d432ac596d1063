import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { usesOf } from "@dorfforum/shared/rooms/room-uses";
import type { Core } from "@strapi/strapi";
import { conditionFields, rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { readVillageDays } from "../../events/village-days";
import { placeType } from "../../places/place";
import { type Booking, isAfter, roomOf, roomParts } from "./booking";
import { clashesOf, clashLines, datesInRoom, readPlan, spanInWords } from "./clashes";
import type { EventRoom } from "./panel-data";

const eventType = "api::veranstaltung.veranstaltung";
const aheadMs = 400 * 24 * 3600 * 1000;
const maxDates = 5;

/**
 * The room of an event, and what is in the way on its coming dates, by the times of both: bookings of others and closings. Without
 * names: who edits events need not know who asked.
 * @returns undefined for an event that the panel user may not read, or that is in no room
 */
export async function readEventRoom(
  strapi: Core.Strapi,
  documentId: string,
  now: Date,
): Promise<EventRoom | undefined> {
  const event = await rows(strapi, eventType).findOne({
    where: { documentId, publishedAt: { $null: true } },
    populate: { ...conditionFields(strapi, eventType), Ausnahmen: true, Raum: true },
  });
  const place = event && rightsOf(strapi, eventType)?.can.read(event) && roomOf(event as unknown as Booking);
  const room =
    place &&
    (await rows(strapi, placeType).findOne({
      where: { id: place.id },
      populate: roomParts,
    }));
  if (!event || !room) return undefined;
  const until = new Date(now.getTime() + aheadMs);
  const plan = await readPlan(strapi, room, now, until);
  const others = {
    ...plan,
    events: [],
    bookings: plan.bookings.filter(({ booking }) => booking.Entwurf !== documentId),
  };
  const own = datesInRoom(event, room.documentId, now, until, await readVillageDays(strapi));
  const dates = usesOf(plan.room, own, [])
    .map(({ from, to, event }) => {
      const [von, bis] = [new Date(from).toISOString(), new Date(to).toISOString()];
      return { tag: berlinDay(von), von, bis, shown: event?.shown ?? { von, bis } };
    })
    .filter(({ bis }) => isAfter(bis, now));
  const asked = { Teil: event.Raumteil ?? "" } as Booking;
  const taken = clashesOf(others, asked, dates).filter(({ clashes }) => clashes.length > 0);
  return {
    name: room.Name,
    count: taken.length,
    dates: taken.slice(0, maxDates).map((date) => ({
      when: spanInWords(date.shown),
      clashes: clashLines([date]).map(({ text }) => text),
    })),
  };
}
