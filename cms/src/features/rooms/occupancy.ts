import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { quarterAt, quartersOf } from "@dorfforum/shared/rooms/booking-dates";
import type { Core } from "@strapi/strapi";
import { runInBackground } from "../../background/run-in-background";
import { rows } from "../../database/rows";
import { placeType } from "../../places/place";
import { type Booking, bookingsFrom, datesOf, isAfter, partNames, type Room, roomOf } from "./booking";
import { bookingType } from "./panel-data";

export const occupancyType = "api::belegung.belegung";

/** Both databases take as many rows in one statement. */
const rowsPerInsert = 400;

/** A booking of the whole room takes every part, and "" for rooms without parts. */
const takenParts = (room: Room, part: string | null | undefined) =>
  part ? [part] : [...new Set(["", ...partNames(room)])];

/** The rows of a confirmed booking, by the names of their columns: one for each part and quarter of an hour from now on. */
export function occupancyOf(booking: Booking, room: Room, now: Date) {
  const quarters = datesOf(booking)
    .filter(({ bis }) => isAfter(bis, now))
    .flatMap((span) => {
      const { first, end } = quartersOf(span);
      return Array.from({ length: end - first }, (_, index) => first + index);
    });
  // All transactions write in one order, so that none waits for another that waits for it.
  return takenParts(room, booking.Teil)
    .sort()
    .flatMap((part) =>
      quarters.map((viertelstunde) => ({
        raumteil: `${room.documentId}:${part}`,
        viertelstunde,
        vorgangsnummer: booking.Vorgangsnummer,
      })),
    );
}

/** Writes the rows of a confirmed booking. @throws the database's unique violation if another booking has one of them */
export async function occupy(strapi: Core.Strapi, booking: Booking, room: Room, now: Date): Promise<void> {
  const data = occupancyOf(booking, room, now);
  const { collectionName = "" } = strapi.contentType(occupancyType);
  await strapi.db.transaction(async ({ trx }) => {
    for (let start = 0; start < data.length; start += rowsPerInsert)
      await trx(collectionName).insert(data.slice(start, start + rowsPerInsert));
  });
}

/** Frees what bookings have. */
export const vacate = (strapi: Core.Strapi, Vorgangsnummer: string | object) =>
  rows(strapi, occupancyType).deleteMany({ where: { Vorgangsnummer } });

/** Writes the rows of a room's coming bookings anew, because its parts have changed. */
export async function occupyAnew(strapi: Core.Strapi, now: Date, documentId: string): Promise<void> {
  const bookings = await bookingsFrom(strapi, berlinDay(now), { documentId });
  await strapi.db.transaction(async () => {
    await vacate(strapi, { $in: bookings.map(({ Vorgangsnummer }) => Vorgangsnummer) });
    for (const booking of bookings) await occupyStored(strapi, booking, now);
  });
}

/** Writes the rows of coming bookings that have none: an archive has no rows. */
export async function occupyMissing(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const booking of await bookingsFrom(strapi, berlinDay(now))) {
    const { id, Vorgangsnummer, Bearbeitungsstand } = booking;
    const write = async () => {
      // Whoever frees it waits until its rows are there.
      const where = { id, Bearbeitungsstand };
      const { count } = await rows(strapi, bookingType).updateMany({ where, data: { Bearbeitungsstand } });
      const present = await rows(strapi, occupancyType).count({ where: { Vorgangsnummer } });
      if (count === 1 && present === 0) await occupyStored(strapi, booking, now);
    };
    await runInBackground(strapi, `The room of ${Vorgangsnummer}`, () => strapi.db.transaction(write));
  }
}

async function occupyStored(strapi: Core.Strapi, booking: Booking, now: Date): Promise<void> {
  const id = roomOf(booking)?.id;
  const room = id && (await rows(strapi, placeType).findOne({ where: { id }, populate: ["Teile"] }));
  if (room) await occupy(strapi, booking, room, now);
}

/** Removes the rows of times that are over. */
export const vacatePast = (strapi: Core.Strapi, now: Date) =>
  rows(strapi, occupancyType).deleteMany({ where: { Viertelstunde: { $lt: quarterAt(now) } } });
