import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { createEntry } from "../../documents/create-entry";
import type { Booking, Room } from "./booking";
import { leftOut } from "./booking-mail";

const eventType = "api::veranstaltung.veranstaltung";

/** The draft for the calendar, with those dates cancelled that were not free. @returns its documentId */
export async function draftOf(
  strapi: Core.Strapi,
  booking: Booking,
  room: Room,
  editor: number,
): Promise<string> {
  const { Entwurf, Titel, Beginn, Ende, Wiederholung, Teil } = booking;
  const exists = Entwurf && (await rows(strapi, eventType).count({ where: { documentId: Entwurf } })) > 0;
  if (exists) return Entwurf;
  const daysNotFree = Wiederholung ? leftOut(booking, new Date(0)) : [];
  const { documentId } = await createEntry(strapi, eventType, {
    Titel,
    Beginn,
    Ende,
    Wiederholung,
    Ausnahmen: daysNotFree.map((day) => ({ Datum: day, Art: "faellt_aus" })),
    Ort: room.Name,
    Adresse: room.Adresse,
    Breitengrad: room.Breitengrad,
    Laengengrad: room.Laengengrad,
    Raumteil: Teil,
    createdBy: editor,
    updatedBy: editor,
  });
  return documentId;
}
