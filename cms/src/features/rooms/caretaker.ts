import { randomBytes } from "node:crypto";
import type { Span } from "@dorfforum/shared/rooms/booking-dates";
import { caretakerAddressDays, shownWeeks } from "@dorfforum/shared/rooms/limits";
import { caretakerFilePath } from "@dorfforum/shared/rooms/paths";
import { hoursIn } from "@dorfforum/shared/rooms/room-uses";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { siteAddress } from "../../mail/mail-text";
import { placeType } from "../../places/place";
import { isOn } from "../../slots/is-on";
import { roomParts } from "./booking";
import { type RoomPlan, readPlan } from "./clashes";
import { roomsPath } from "./panel-data";

const dayMs = 24 * 3600 * 1000;

/** Makes a new secret address of a room's calendar, in place of the former one. Only the hash of its code is stored. */
export async function openCalendar(strapi: Core.Strapi, documentId: string, now: Date) {
  const site = process.env.SITE_URL;
  if (!site) throw new errors.ValidationError("Die Adresse der Website ist nicht eingestellt (SITE_URL).");
  const code = randomBytes(24).toString("base64url");
  const until = new Date(now.getTime() + caretakerAddressDays * dayMs);
  await setCalendar(strapi, documentId, { Kalender_Hash: hashOf(code), Kalender_bis: until });
  return { url: siteAddress(site, caretakerFilePath(code)), until: until.toISOString() };
}

export const closeCalendar = (strapi: Core.Strapi, documentId: string) =>
  setCalendar(strapi, documentId, { Kalender_Hash: null, Kalender_bis: null });

/** Leaves the time of change, so that open forms of the Ort can still be saved. */
async function setCalendar(strapi: Core.Strapi, documentId: string, data: object): Promise<void> {
  const { count } = await rows(strapi, placeType).updateMany({ where: { documentId }, data });
  if (count === 0) throw new errors.NotFoundError("Diesen Ort gibt es nicht mehr.");
}

type CalendarDate = Span & { Vorgangsnummer: string; Teil: string; Titel?: string };

/** The dates of a room's plan that are neither over nor begin after `until`, soonest first; events of bookings are shown once. */
export function calendarDates({ room, bookings, events }: RoomPlan, now: Date, until: Date): CalendarDate[] {
  const own = new Set(bookings.map(({ booking }) => booking.Entwurf));
  const dates = [
    ...bookings.map(({ booking: { Vorgangsnummer }, part, von, bis }) => ({
      Vorgangsnummer,
      Teil: part,
      von,
      bis,
    })),
    ...events.flatMap((each) => {
      const { event } = each.event;
      const hours = own.has(event.documentId) ? undefined : hoursIn(room, each);
      if (!hours) return [];
      const [von, bis] = [new Date(hours.from).toISOString(), new Date(hours.to).toISOString()];
      return [{ Vorgangsnummer: "", Teil: each.part, Titel: event.Titel, von, bis }];
    }),
  ];
  const isShown = ({ von, bis }: Span) => bis > now.toISOString() && von < until.toISOString();
  return dates.filter(isShown).sort((a, b) => (a.von < b.von ? -1 : 1));
}

/** The dates of a room in the next eight weeks: bookings by their number, events of the calendar by their title. */
export async function readCalendar(strapi: Core.Strapi, code: string, now: Date) {
  const room = await rows(strapi, placeType).findOne({
    where: { Kalender_Hash: hashOf(code), Kalender_bis: { $gt: now } },
    populate: roomParts,
  });
  if (!room) return undefined;
  // An empty file takes the dates out of the calendars that hold it; an address that is gone would leave them there.
  if (!isOn("rooms")) return { Raum: room.Name, Termine: [], Panel: null };
  const until = new Date(now.getTime() + shownWeeks * 7 * dayMs);
  const plan = await readPlan(strapi, room, now, until);
  const admin = process.env.CMS_ADMIN_URL?.trim().replace(/\/+$/, "");
  return {
    Raum: room.Name,
    Termine: calendarDates(plan, now, until),
    Panel: admin ? admin + roomsPath : null,
  };
}
