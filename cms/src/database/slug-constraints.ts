import type { Core } from "@strapi/strapi";
import { publicTypes } from "../public-types";

/**
 * Creates a unique index on the slugs of drafts. Strapi's own check reads before it writes, so two editors could save the
 * same slug. The index is partial, since a draft and its published copy share the slug, and Strapi's schema files cannot
 * express that; every document has a draft row, so unique drafts mean unique documents. Runs at every start, because
 * Strapi drops indexes that it does not know when it changes a table.
 */
export async function ensureUniqueSlugs(strapi: Core.Strapi): Promise<void> {
  for (const { uid } of publicTypes) {
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
