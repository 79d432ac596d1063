import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { fromFeatures } from "../slots/feature";
import type { Condition } from "../slots/rights";

export const eventType = "api::veranstaltung.veranstaltung";
/** The code of the role Verein */
export const clubRole = "dorfforum-verein";
export const organiserField = "Veranstalter";

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

export const ownEvent = "api::own-event";
export const ownOrganisation = "api::own-organisation";

/** What entries of one's own are */
const conditions = (): Condition[] => [
  {
    id: ownEvent,
    displayName: "ist Termin der eigenen Organisation",
    field: organiserField,
    handler: async (strapi, { id }) => ({
      [`${organiserField}.documentId`]: { $in: await organisationsOf(strapi, id) },
    }),
  },
  {
    id: ownOrganisation,
    displayName: "ist die eigene Organisation",
    handler: async (strapi, { id }) => ({ documentId: { $in: await organisationsOf(strapi, id) } }),
  },
  ...fromFeatures((feature) => feature.conditions),
];

/** The relations that the filters of conditions read */
export const conditionRelations = (): string[] => conditions().flatMap(({ field }) => field ?? []);

/** To be called by `register`: Strapi removes conditions that it does not know from all roles before `bootstrap`. */
export function registerConditions(strapi: Core.Strapi): void {
  for (const { id, displayName, handler } of conditions())
    strapi.service("admin::permission")?.conditionProvider.register({
      name: id.replace("api::", ""),
      displayName,
      category: "Dorfforum",
      handler: (user: { id: number }) => handler(strapi, user),
    });
}
