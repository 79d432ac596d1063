import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { placeType } from "../../places/place";
import { touchAndAnnounce } from "../../rules/connect-published";
import { type Booking, type Room, roomOf, roomParts } from "./booking";
import { bookingType } from "./panel-data";

/**
 * Has other changes of a room's bookings wait until the transaction ends: the row of the room is written. The site is told then that
 * the room's times have changed.
 */
export const lockRoom = (strapi: Core.Strapi, room: Pick<Room, "id" | "documentId">): Promise<void> =>
  touchAndAnnounce(strapi, placeType, [room]);

/** Reads a booking and its room for a change, in a transaction, with the room locked. */
export async function lockBooking(
  strapi: Core.Strapi,
  documentId: string,
): Promise<{ booking: Booking; room: Room | undefined } | undefined> {
  const bookings = rows(strapi, bookingType);
  const where = { documentId };
  const found = await bookings.findOne({ where, populate: ["Raum"] });
  const place = found && roomOf(found);
  if (place) await lockRoom(strapi, place);
  const booking = place ? await bookings.findOne({ where, populate: ["Raum"] }) : found;
  if (!booking) return undefined;
  const room =
    place && (await rows(strapi, placeType).findOne({ where: { id: place.id }, populate: roomParts }));
  return { booking, room: room ?? undefined };
}
