import type { StoredSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import type { Core, UID } from "@strapi/strapi";

const component = "teile.besonderer-tag";
export const specialDaysField = "Besondere_Tage";

export const organisationType = "api::organisation.organisation";
/** The types that have special days */
export const specialDayTypes = [
  "api::allgemeine-einstellung.allgemeine-einstellung",
  organisationType,
  "api::ort.ort",
] as const satisfies readonly UID.ContentType[];
export type SpecialDayType = (typeof specialDayTypes)[number];

/** A version of an entry as it is stored */
export type StoredVersion = {
  id: number;
  documentId: string;
  publishedAt: string | null;
  updatedAt: string;
  Besondere_Tage?: StoredSpecialDay[];
};
type Options = { fields?: object; replaces?: boolean };

/**
 * Adds special days to one version of an entry, or replaces those that it has, and sets other fields of it: below the document service, so
 * that nothing of its draft is published. To be called within a transaction.
 * @param version `updatedAt` is when it shall have been changed.
 */
export async function storeSpecialDays(
  strapi: Core.Strapi,
  uid: SpecialDayType,
  { id, updatedAt }: { id: number; updatedAt: Date | string },
  days: readonly StoredSpecialDay[],
  { fields = {}, replaces = false }: Options = {},
): Promise<void> {
  const entries = strapi.db.query(uid);
  const rows = strapi.db.query(component);
  const present = ((await entries.load({ id }, specialDaysField)) ?? []) as { id: number }[];
  const added: { id: number }[] = [];
  for (const { Von, Bis, Gilt, Zeiten, Hinweis } of days)
    added.push(await rows.create({ data: { Von, Bis, Gilt, Zeiten, Hinweis } }));
  const all = [...(replaces ? [] : present), ...added].map((row) => ({
    id: row.id,
    __pivot: { field: specialDaysField, component_type: component },
  }));
  await entries.update({ where: { id }, data: { ...fields, [specialDaysField]: all } });
  if (replaces) await rows.deleteMany({ where: { id: { $in: present.map((row) => row.id) } } });
  // Strapi's query engine sets the time of change itself. A text would be stored as one by SQLite.
  await strapi.db
    .queryBuilder(uid)
    .where({ id })
    .update({ updatedAt: new Date(updatedAt) })
    .execute();
}
