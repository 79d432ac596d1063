import { createHmac } from "node:crypto";
import { previewPath } from "@dorfforum/shared/urls/mailed-paths";
import type { Core, UID } from "@strapi/strapi";
import { conditionFields, rightsOf } from "../access/rights";

/** Long enough to look at a page, short enough that a link that was passed on soon leads nowhere. */
const ttlSeconds = 30 * 60;

type Previewed = { documentId: string; status?: string };

export type PreviewOptions = { siteUrl: string; secret: string; nowMs?: number };

/**
 * The site's address that shows a version of an entry until it expires: `model.documentId.version.expires.signature`,
 * which lib/cms/preview.ts of the site reads.
 */
export function previewAddress(
  model: string,
  { documentId, status = "draft" }: Previewed,
  { siteUrl, secret, nowMs = Date.now() }: PreviewOptions,
): string {
  const expires = Math.floor(nowMs / 1000) + ttlSeconds;
  const content = [model, documentId, status, expires].join(".");
  const signature = createHmac("sha256", secret).update(`preview ${content}`).digest("base64url");
  return siteUrl + previewPath(`${content}.${signature}`);
}

/**
 * Strapi's handler for the preview button. Strapi itself checks no right to the entry.
 * @returns undefined, for which the panel offers no preview, for types without drafts and for who may not read the entry
 */
export const previewHandler =
  (options: PreviewOptions) =>
  async (uid: UID.ContentType, previewed: Previewed): Promise<string | undefined> => {
    const model = strapi.getModel(uid);
    if (model.options?.draftAndPublish !== true) return undefined;
    if (!(await mayRead(strapi, uid, previewed))) return undefined;
    const isPublished = await isPublishedAsIs(strapi, uid, previewed.documentId);
    const shown = isPublished ? { ...previewed, status: "published" } : previewed;
    return previewAddress(model.info.singularName, shown, options);
  };

async function mayRead(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, status }: Previewed,
): Promise<boolean> {
  const publishedAt = status === "published" ? { $notNull: true } : { $null: true };
  const entry = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt }, populate: conditionFields(strapi, uid) });
  return entry !== null && rightsOf(strapi, uid)?.can.read(entry) === true;
}

/** Whether the draft has no changes that are not published: then it is what visitors see. */
async function isPublishedAsIs(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<boolean> {
  const versions = await strapi.db.query(uid).findMany({ where: { documentId } });
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  const published = versions.find(({ publishedAt }) => publishedAt);
  return published !== undefined && !(draft?.updatedAt > published.updatedAt);
}
