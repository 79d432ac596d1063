import type { Core } from "@strapi/strapi";
import { PUBLIC_TYPES } from "../public-types";

/**
 * Makes two drafts with one slug impossible. Strapi only looks before it writes, which two editors can outrun, and
 * its schema files know no partial index; a draft and its published copy share the slug, so a plain one cannot be.
 * Every document has a draft row: unique drafts mean unique documents. Strapi drops foreign indexes when it changes
 * a table, hence at every start.
 */
export async function ensureUniqueSlugs(strapi: Core.Strapi): Promise<void> {
  for (const { uid } of PUBLIC_TYPES) {
    const { collectionName: table, options } = strapi.contentType(uid);
    if (!table || options?.draftAndPublish !== true) continue;
    try {
      await strapi.db.connection.raw(
        `create unique index if not exists ${table}_slug_draft_unique on ${table} (slug) ` +
          "where published_at is null and slug <> ''",
      );
    } catch (error) {
      strapi.log.error(
        `Two entries of ${table} share a slug; change one of them and restart: ${String(error)}`,
      );
    }
  }
}
