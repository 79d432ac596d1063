import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { refusal } from "../../access/rights";
import { rows } from "../../database/rows";
import { refuse } from "../../documents/problem";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { placeType } from "../../places/place";
import { isOn } from "../../slots/is-on";
import { confirmed, type Room } from "./booking";
import { lockRoom } from "./lock-booking";
import { occupyAnew } from "./occupancy";
import { bookingType } from "./panel-data";
import { type Part, partChanges } from "./part-changes";

const partsOf = ({ Teile }: Partial<Room>): Part[] => (Teile ?? []) as unknown as Part[];

const readRoom = (strapi: Core.Strapi, documentId: string) =>
  rows(strapi, placeType).findOne({ where: { documentId }, populate: ["Teile"] });

/** Open requests, and bookings with dates to come, of a room or of one part */
const comingBookings = (strapi: Core.Strapi, room: Room, Teil?: string): Promise<number> =>
  rows(strapi, bookingType).count({
    where: {
      Raum: { id: room.id },
      Bearbeitungsstand: { $in: ["neu", confirmed] },
      Letzter_Tag: { $gte: berlinDay(new Date()) },
      ...(Teil !== undefined && { Teil }),
    },
  });

const remedy = () =>
  isOn("rooms")
    ? "Bitte lehnen Sie sie ab oder geben Sie sie frei"
    : "Räume sind abgeschaltet: Die Verwaltung kann auf der Startseite löschen, was davon noch da ist";

/** Protects what was promised when an Ort is deleted, or its parts are renamed, added or removed. */
export const protectBookings: DocumentMiddleware = (strapi) => async (context, next) => {
  const { documentId } = context.params as { documentId?: string };
  const isDeletion = context.action === "delete";
  const saved = context.action === "update" ? savedBy(context) : undefined;
  if (context.uid !== placeType || !documentId || !(isDeletion || saved?.data.Teile)) return next();
  return strapi.db.transaction(async () => {
    const found = await readRoom(strapi, documentId);
    if (!found) return next();
    // Decisions about this room wait until this is done.
    await lockRoom(strapi, found);
    const before = (await readRoom(strapi, documentId)) ?? found;
    if (isDeletion) {
      if ((await comingBookings(strapi, before)) > 0)
        throw refusal(
          `Für „${before.Name}“ gibt es offene Anfragen oder kommende Buchungen. ${remedy()}; danach können Sie den Ort löschen.`,
        );
      return next();
    }
    const result = await next();
    const after = await readRoom(strapi, documentId);
    if (after) await followParts(strapi, before, after);
    return result;
  });
};

async function followParts(strapi: Core.Strapi, before: Room, after: Room): Promise<void> {
  const changes = partChanges(partsOf(before), partsOf(after));
  if (!changes) return;
  const { renamed, removed } = changes;
  // All are read before any is written: two parts may have changed names.
  const bookings = await Promise.all(renamed.map(([former]) => bookingsOf(strapi, before, former)));
  for (const [index, [, Teil]] of renamed.entries())
    await rows(strapi, bookingType).updateMany({ where: { id: { $in: bookings[index] } }, data: { Teil } });
  for (const name of removed)
    if ((await comingBookings(strapi, before, name)) > 0)
      refuse([
        {
          path: ["Teile"],
          message: `Für den Teil „${name}“ gibt es offene Anfragen oder kommende Buchungen. ${remedy()}; danach können Sie ihn entfernen.`,
        },
      ]);
  await occupyAnew(strapi, new Date(), after.documentId);
}

async function bookingsOf(strapi: Core.Strapi, room: Room, Teil: string): Promise<number[]> {
  const bookings = await rows(strapi, bookingType).findMany({
    select: ["id"],
    where: { Raum: { id: room.id }, Teil },
  });
  return bookings.map(({ id }) => id);
}
