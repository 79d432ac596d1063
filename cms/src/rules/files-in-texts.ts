import type { Core } from "@strapi/strapi";
import type { Fields } from "./problem";
import { storedDraft } from "./stored-draft";
import { filesIn, TEXTS } from "./text-pictures";

/**
 * Keeps in `Dateien_im_Text` which uploads a text shows or links to. Markdown knows only their addresses: through the
 * field the site learns their measures and changes, and the media library where a file is used.
 */
export function keepFilesInTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    const { data, documentId } = context.params as {
      data?: Record<string, unknown>;
      documentId?: string;
    };
    const texts = TEXTS[uid] ?? [];
    const changes = data && texts.some((field) => field in data);
    if (!["create", "update", "clone"].includes(action) || !changes) return next();
    const entry: Fields = { ...(await storedDraft<Fields>(strapi, uid, documentId)), ...data };
    data.Dateien_im_Text = await idsOf(strapi, filesIn(...texts.map((field) => entry[field])));
    return next();
  });
}

async function idsOf(strapi: Core.Strapi, names: string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const where = { url: { $in: names.map((name) => `/uploads/${name}`) } };
  const files: { id: number }[] = await strapi.db.query("plugin::upload.file").findMany({ where });
  return files.map(({ id }) => id);
}
