import type { Core, UID } from "@strapi/strapi";

/**
 * What the database holds of an entry that is being saved: its draft, for what was published may differ from it; of a
 * type without drafts its only version. Empty for an entry that is new.
 */
export async function storedDraft<Entry extends object>(
  strapi: Core.Strapi,
  uid: UID.Schema,
  documentId: string | undefined,
  populate: string[] = [],
): Promise<Partial<Entry>> {
  if (!documentId) return {};
  const hasDrafts = strapi.getModel(uid).options?.draftAndPublish === true;
  const where = { documentId, ...(hasDrafts && { publishedAt: null }) };
  return (await strapi.db.query(uid).findOne({ where, populate })) ?? {};
}
