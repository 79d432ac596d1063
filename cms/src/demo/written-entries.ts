import type { Core, UID } from "@strapi/strapi";
import type { Written } from "./memory";

type Row = { documentId: string; updatedAt: string | Date; publishedAt: string | Date | null };

const iso = (moment: string | Date): string => new Date(moment).toISOString();

/** The document with this slug and when its two rows were last written; undefined unless it is published. */
export async function writtenEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
): Promise<(Written & { documentId: string }) | undefined> {
  const rows: Row[] = await strapi.db.query(uid).findMany({ where: { Slug: slug } });
  const draft = rows.find(({ publishedAt }) => publishedAt === null);
  const published = rows.find(({ publishedAt }) => publishedAt !== null);
  if (!draft || !published) return undefined;
  return { documentId: draft.documentId, draft: iso(draft.updatedAt), published: iso(published.updatedAt) };
}
