import type { Core, UID } from "@strapi/strapi";
import { rows } from "../database/rows";
import type { DocumentMiddleware } from "../documents/saved";
import { publicTypes } from "../public-types";
import { addressType, slugField, titleFieldOf } from "./derive-slug";

/** The actions after which an entry is published under its present address */
const publishing = ["publish", "create", "update", "clone"];

/**
 * Remembers every address under which an entry was published, so that the site leads from a former one to the present
 * one. They are forgotten when the entry is deleted.
 */
export const rememberAddresses: DocumentMiddleware = (strapi) => async (context, next) => {
  const { uid, action } = context;
  const isDeletion = action === "delete";
  if (!(isDeletion || publishing.includes(action)) || titleFieldOf(strapi, uid) === undefined) return next();
  return strapi.db.transaction(async () => {
    const result = await next();
    const { documentId } = { ...context.params, ...(result as object) } as { documentId?: string };
    if (!documentId) return result;
    if (isDeletion) await forget(strapi, documentId);
    else await remember(strapi, uid as UID.ContentType, documentId);
    return result;
  });
};

type Published = { documentId: string; Slug?: string | null; createdAt: Date | string };

/** The entries that visitors see: of types without drafts all. */
function publishedRows(strapi: Core.Strapi, uid: UID.ContentType, where: object = {}): Promise<Published[]> {
  const hasDrafts = strapi.getModel(uid).options?.draftAndPublish === true;
  return strapi.db.query(uid).findMany({
    select: ["documentId", slugField, "createdAt"],
    where: { ...where, ...(hasDrafts && { publishedAt: { $notNull: true } }) },
  });
}

async function remember(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  for (const { Slug } of await publishedRows(strapi, uid, { documentId })) {
    if (!Slug) continue;
    const Typ = strapi.getModel(uid).info.singularName;
    const known = await rows(strapi, addressType).findOne({ where: { Typ, Slug } });
    if (known?.Dokument === documentId) continue;
    // By the document service, which tells the site.
    const addresses = strapi.documents(addressType);
    const data = { Typ, Slug, Dokument: documentId };
    if (known) await addresses.update({ documentId: known.documentId, data });
    else await addresses.create({ data });
  }
}

async function forget(strapi: Core.Strapi, documentId: string): Promise<void> {
  for (const address of await rows(strapi, addressType).findMany({ where: { Dokument: documentId } }))
    await strapi.documents(addressType).delete({ documentId: address.documentId });
}

/** Remembers the addresses of entries that were published before addresses were remembered. */
export async function rememberPresentAddresses(strapi: Core.Strapi): Promise<void> {
  const known = new Set(
    (await rows(strapi, addressType).findMany({ select: ["Typ", "Slug"] })).map(
      ({ Typ, Slug }) => `${Typ} ${Slug}`,
    ),
  );
  for (const { uid } of publicTypes) {
    if (titleFieldOf(strapi, uid) === undefined) continue;
    const Typ = strapi.getModel(uid).info.singularName;
    // The site takes an entry for new when its first address is.
    for (const { documentId, Slug, createdAt } of await publishedRows(strapi, uid))
      if (Slug && !known.has(`${Typ} ${Slug}`))
        await strapi.db.query(addressType).create({ data: { Typ, Slug, Dokument: documentId, createdAt } });
  }
}
