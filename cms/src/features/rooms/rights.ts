import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { placeType } from "../../places/place";
import type { Condition, Role } from "../../slots/rights";
import { bookingType } from "./panel-data";

/** Of a Buchung */
const roomField = "Raum";

/** The document ids of the rooms for which a panel user decides */
async function roomsOf(strapi: Core.Strapi, userId: number): Promise<string[]> {
  const where = { Entscheidet: { id: userId } };
  const rooms = await rows(strapi, placeType).findMany({ select: ["documentId"], where });
  return rooms.map(({ documentId }) => documentId);
}

export const ownRoom: Condition = {
  id: "api::own-room",
  displayName: "ist eine Anfrage für einen Raum, über den die Person entscheidet",
  field: roomField,
  handler: async (strapi, { id }) => ({
    [`${roomField}.documentId`]: { $in: await roomsOf(strapi, id) },
  }),
};

const read = { rights: ["read"] } as const;

export const deciders: Role = {
  code: "dorfforum-raumvergabe",
  name: "Raumvergabe",
  description:
    "Sieht Anfragen und Buchungen der eigenen Räume und entscheidet über sie; dabei entstehen Entwürfe von Veranstaltungen. Welche Räume das sind, steht beim Ort unter „Wer entscheidet“.",
  entries: {
    [bookingType]: { ...read, condition: ownRoom.id },
    // The draft of what is confirmed
    "api::veranstaltung.veranstaltung": { rights: ["create"] },
    [placeType]: read,
  },
  others: {},
};

const actions = (...names: string[]) => names.map((name) => `${bookingType}.${name}`);

/** What the site's token may do with bookings */
export const writeActions = actions("create", "renew");
export const linkActions = actions("findByCode", "withdraw", "calendar");
