import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { placeType } from "../../places/place";
import type { Inbox } from "../../slots/inbox";
import { roomOf } from "./booking";
import { requesterLink, whenAndWhere } from "./booking-mail";
import { lockBooking } from "./lock-booking";
import { vacate } from "./occupancy";
import { bookingType, bookingInbox as names } from "./panel-data";
import { outdated } from "./retention";
import { decidersIn } from "./undecided-rooms";

/** Requests for rooms. What is decided about a room is decided together with its rows (decide.ts), so that nothing is editable. */
export const bookingInbox: Inbox = {
  ...names,
  title: "Raumanfragen",
  forms: { raum: { initial: "S", title: "Raumanfrage", sent: "Ihre Raumanfrage" } },
  columns: ["Telefon", "Titel", "Teil", "Beginn", "Ende", "Wiederholung", "Personen", "Text"],
  editable: [],
  notified: decidersOf,
  remark: ({ Entwurf }) =>
    Entwurf
      ? [
          "Dazu gibt es eine Veranstaltung oder ihren Entwurf: Bitte sagen Sie sie ab, wenn sie nicht stattfindet.",
        ]
      : [],
  asked: async (strapi, { id }) => {
    const booking = await rows(strapi, bookingType).findOne({ where: { id }, populate: ["Raum"] });
    return booking ? whenAndWhere(booking) : "";
  },
  access: (siteUrl, code) => [
    "Eine Anfrage ist kein Vertrag: Der Raum ist erst vergeben, wenn wir es bestätigen.",
    `Hier sehen Sie, was daraus geworden ist, und können sie zurückziehen:\n${requesterLink(siteUrl, code)}`,
  ],
  outdated,
  lock: lockBooking,
  removeBelongings: vacate,
};

/** The addresses of those who decide about a Buchung; "" where nobody but the Verwaltung does. */
async function decidersOf(strapi: Core.Strapi, { id }: { id: number }): Promise<string> {
  const booking = await rows(strapi, bookingType).findOne({ where: { id }, populate: ["Raum"] });
  const room = booking && roomOf(booking);
  if (!room) return "";
  const place = await rows(strapi, placeType).findOne({ where: { id: room.id }, populate: ["Entscheidet"] });
  return place
    ? decidersIn(place)
        .map(({ email }) => email)
        .join(", ")
    : "";
}
