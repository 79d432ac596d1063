import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";

export const eventType = "api::veranstaltung.veranstaltung";
export const organiserField = "Veranstalter";
/** Of a Buchung */
export const roomField = "Raum";

/** The document ids of the organisations for which a panel user enters events. */
export async function organisationsOf(strapi: Core.Strapi, userId: number): Promise<string[]> {
  const accesses = await rows(strapi, "api::zugang.zugang").findMany({
    where: { Personen: { id: userId } },
    populate: { Organisationen: { select: ["documentId"] } },
  });
  // Draft and published version of an organisation have the same documentId.
  const ids = accesses.flatMap(({ Organisationen }) =>
    ((Organisationen ?? []) as { documentId: string }[]).map(({ documentId }) => documentId),
  );
  return [...new Set(ids)];
}

/** The document ids of the rooms for which a panel user decides. */
async function roomsOf(strapi: Core.Strapi, userId: number): Promise<string[]> {
  const where = { Entscheidet: { id: userId } };
  const rooms = await rows(strapi, "api::ort.ort").findMany({ select: ["documentId"], where });
  return rooms.map(({ documentId }) => documentId);
}

type Condition = { id: string; displayName: string; handler: (user: { id: number }) => Promise<object> };

export const ownEvent = "api::own-event";
export const ownOrganisation = "api::own-organisation";
export const ownRoom = "api::own-room";

const conditions = (strapi: Core.Strapi): Condition[] => [
  {
    id: ownEvent,
    displayName: "ist Termin der eigenen Organisation",
    handler: async ({ id }) => ({
      [`${organiserField}.documentId`]: { $in: await organisationsOf(strapi, id) },
    }),
  },
  {
    id: ownOrganisation,
    displayName: "ist die eigene Organisation",
    handler: async ({ id }) => ({ documentId: { $in: await organisationsOf(strapi, id) } }),
  },
  {
    id: ownRoom,
    displayName: "ist eine Anfrage für einen Raum, über den die Person entscheidet",
    handler: async ({ id }) => ({ [`${roomField}.documentId`]: { $in: await roomsOf(strapi, id) } }),
  },
];

/** To be called by `register`: Strapi removes conditions that it does not know from all roles before `bootstrap`. */
export function registerConditions(strapi: Core.Strapi): void {
  for (const { id, ...condition } of conditions(strapi))
    strapi
      .service("admin::permission")
      ?.conditionProvider.register({ ...condition, name: id.replace("api::", ""), category: "Dorfforum" });
}
