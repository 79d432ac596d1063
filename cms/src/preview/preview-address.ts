import { createHmac } from "node:crypto";
import type { Core, UID } from "@strapi/strapi";
import { rows } from "../database/rows";
import { strapiInternals } from "../strapi-internals";

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
  return `${siteUrl}/vorschau/${content}.${signature}`;
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
    if (!(await mayRead(strapi, uid, previewed.documentId))) return undefined;
    return previewAddress(model.info.singularName, previewed, options);
  };

async function mayRead(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<boolean> {
  const entry = await rows(strapi, uid).findOne({
    where: { documentId },
    populate: { createdBy: { select: ["id"], populate: ["roles"] } },
  });
  const userAbility = strapi.requestContext.get()?.state.userAbility;
  if (!entry || !userAbility) return false;
  return strapiInternals.permissionChecker(strapi).create({ userAbility, model: uid }).can.read(entry);
}
