import type { Core } from "@strapi/strapi";
import { conditionFields, rightsOf } from "../access/rights";
import { rows } from "../database/rows";
import { readVillageDays } from "../events/village-days";
import { placeType } from "../plugins/redaktion/place";
import type { EventRoom } from "../plugins/redaktion/rooms";
import { clashesOf, clashLines, eventSpans, readPlan, spanInWords } from "./clashes";
import { type Booking, roomOf } from "./occupied";

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
      populate: ["Teile", "Besondere_Tage"],
    }));
  if (!event || !room) return undefined;
  const until = new Date(now.getTime() + aheadMs);
  const plan = await readPlan(strapi, room, now, until);
  const others = {
    ...plan,
    events: [],
    bookings: plan.bookings.filter(({ booking }) => booking.Entwurf !== documentId),
  };
  const spans = eventSpans(event, now, until, await readVillageDays(strapi));
  const dates = spans.map((span) => ({ ...span, tag: span.von }));
  const asked = { Teil: event.Raumteil ?? "" } as Booking;
  const taken = clashesOf(others, asked, dates).filter(({ clashes }) => clashes.length > 0);
  return {
    name: room.Name,
    count: taken.length,
    dates: taken.slice(0, maxDates).map((date) => ({
      when: spanInWords(date),
      clashes: clashLines([date]).map(({ text }) => text),
    })),
  };
}
