import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { type DocumentMiddleware, savedBy, storedFields } from "../documents/saved";
import { filesIn, markdownFields } from "./text-pictures";

/**
 * Keeps in `Dateien_im_Text` the uploads that a text shows or links to. Markdown holds only their addresses; through the
 * relation the site learns their sizes and changes, and the media library shows where a file is used.
 */
export const linkFilesInTexts: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = savedBy(context);
  const texts = markdownFields[context.uid] ?? [];
  if (saved && texts.some((field) => field in saved.data)) {
    const entry = { ...(await storedFields(strapi, context.uid, saved.documentId)), ...saved.data };
    saved.data.Dateien_im_Text = await fileIds(strapi, filesIn(...texts.map((field) => entry[field])));
  }
  return next();
};

async function fileIds(strapi: Core.Strapi, names: string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const where = { url: { $in: names.map((name) => `/uploads/${name}`) } };
  const files = await rows(strapi, "plugin::upload.file").findMany({ where });
  return files.map(({ id }) => id);
}
