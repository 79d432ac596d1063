import type { Core, UID } from "@strapi/strapi";
import { isShownInPanel } from "../../access/rights";
import { rows } from "../../database/rows";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import {
  type Attributes,
  differingFields,
  keptFields,
  toContent,
  type VersionContent,
} from "./version-content";

export const versionType = "api::fassung.fassung";
const maxVersions = 10;
export const keptDays = 365;

/** Undefined for types without drafts: what comes back is always a draft. */
export function versionedAttributes(strapi: Core.Strapi, uid: string): Attributes | undefined {
  const type = Object.hasOwn(strapi.contentTypes, uid) && strapi.contentType(uid as UID.ContentType);
  const hasVersions = type && type.options?.draftAndPublish === true && isShownInPanel(type);
  return hasVersions ? (type.attributes as Attributes) : undefined;
}

type Stored = Record<string, unknown> & { updatedAt: string; updatedBy?: { id: number } | null };

/** The published version of an entry, or its draft, with all that a version keeps. */
export async function storedVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  isPublished: boolean,
): Promise<{ row: Stored; content: VersionContent } | undefined> {
  const attributes = strapi.contentType(uid).attributes as Attributes;
  const joined = keptFields(attributes).filter(([, { type }]) => /^(relation|media|component)$/.test(type));
  const row: Stored | null = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: isPublished ? { $notNull: true } : null },
    populate: ["updatedBy", ...joined.map(([name]) => name)],
  });
  return row ? { row, content: toContent(attributes, row) } : undefined;
}

/**
 * Keeps what is no longer published of an entry after it is published anew or taken off the site: the last ten versions, for
 * a year, as long as there is the entry.
 */
export const rememberVersions: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params } = context;
  const uid = context.uid as UID.ContentType;
  const { documentId } = params as { documentId?: string };
  const attributes = documentId ? versionedAttributes(strapi, uid) : undefined;
  const isReplacing = /^(publish|unpublish)$/.test(action) || savedBy(context)?.status === "published";
  if (!attributes || !documentId || !(isReplacing || action === "delete")) return next();
  return strapi.db.transaction(async () => {
    const before = isReplacing ? await storedVersion(strapi, uid, documentId, true) : undefined;
    const result = await next();
    if (action === "delete") await rows(strapi, versionType).deleteMany({ where: { Dokument: documentId } });
    // Of what is taken off the site the draft says the same, unless somebody has changed it.
    const after = before && (await storedVersion(strapi, uid, documentId, action !== "unpublish"));
    if (before && (!after || differingFields(attributes, before.content, after.content).length > 0))
      await remember(strapi, uid, documentId, before);
    return result;
  });
};

async function remember(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { row, content }: { row: Stored; content: VersionContent },
): Promise<void> {
  const versions = rows(strapi, versionType);
  const data = { Typ: uid, Dokument: documentId, Stand: row.updatedAt, Inhalt: content };
  await versions.create({ data: { ...data, createdBy: row.updatedBy?.id ?? null } });
  const surplus = await versions.findMany({
    select: ["id"],
    where: { Dokument: documentId },
    orderBy: { id: "desc" },
    offset: maxVersions,
    limit: maxVersions,
  });
  await versions.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
}

export async function removeOldVersions(strapi: Core.Strapi, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 24 * 3600 * 1000);
  await rows(strapi, versionType).deleteMany({ where: { createdAt: { $lt: limit } } });
}
