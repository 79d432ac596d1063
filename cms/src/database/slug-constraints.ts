import type { Core } from "@strapi/strapi";
import { publicTypes } from "../public-types";

const versions = { draft: "is null", published: "is not null" };

/**
 * Creates unique indexes on the slugs of drafts and on those of published versions. Strapi's own check reads before it
 * writes, so two editors could save the same slug, and it looks at drafts alone, whose slug may differ from what is
 * published. The indexes are partial, since a draft and its published copy share the slug, and Strapi's schema files cannot
 * express that. Runs at every start, because Strapi drops indexes that it does not know when it changes a table.
 */
export async function ensureUniqueSlugs(strapi: Core.Strapi): Promise<void> {
  for (const { uid } of publicTypes) {
    const { attributes, collectionName: table, options } = strapi.contentType(uid);
    if (!table || options?.draftAndPublish !== true || !("Slug" in attributes)) continue;
    for (const [name, version] of Object.entries(versions)) {
      try {
        await strapi.db.connection.raw(
          `create unique index if not exists ${table}_slug_${name}_unique on ${table} (slug) ` +
            `where published_at ${version} and slug <> ''`,
        );
      } catch (error) {
        strapi.log.error(
          `Two entries of ${table} share a slug; change one of them and restart: ${String(error)}`,
        );
      }
    }
  }
}
