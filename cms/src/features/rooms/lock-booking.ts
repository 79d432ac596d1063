import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { placeType } from "../../places/place";
import { tellSite } from "../../rules/connect-published";
import { type Booking, type Room, roomOf, roomParts } from "./booking";
import { bookingType } from "./panel-data";

/**
 * Reads a booking and its room for a change, in a transaction. Other changes of the room's bookings wait until it ends, and the
 * site is told then that the room's times have changed.
 */
export async function lockBooking(
  strapi: Core.Strapi,
  documentId: string,
): Promise<{ booking: Booking; room: Room | undefined } | undefined> {
  const bookings = rows(strapi, bookingType);
  const where = { documentId };
  const found = await bookings.findOne({ where, populate: ["Raum"] });
  const place = found && roomOf(found);
  if (place) await tellSite(strapi, placeType, [place]);
  const booking = place ? await bookings.findOne({ where, populate: ["Raum"] }) : found;
  if (!booking) return undefined;
  const room =
    place && (await rows(strapi, placeType).findOne({ where: { id: place.id }, populate: roomParts }));
  return { booking, room: room ?? undefined };
}
