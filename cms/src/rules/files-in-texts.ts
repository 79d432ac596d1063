import type { Core } from "@strapi/strapi";
import { filesIn } from "./text-pictures";

type Texts = { Text?: unknown; Leichte_Sprache?: unknown };

const TYPES = ["api::beitrag.beitrag", "api::seite.seite"];

/**
 * Keeps in `Dateien_im_Text` which uploads a text shows or links to. Markdown knows only their addresses: through the
 * field the site learns their measures and changes, and the media library where a file is used.
 */
export function keepFilesInTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    const { data, documentId } = context.params as {
      data?: Texts & Record<string, unknown>;
      documentId?: string;
    };
    const isText = data && ("Text" in data || "Leichte_Sprache" in data);
    if (!TYPES.includes(uid) || !["create", "update", "clone"].includes(action) || !isText) return next();
    const stored: Texts | null = documentId
      ? await strapi.db.query(uid).findOne({ where: { documentId }, orderBy: { id: "asc" } })
      : null;
    const { Text, Leichte_Sprache } = { ...stored, ...data };
    data.Dateien_im_Text = await idsOf(strapi, filesIn(Text, Leichte_Sprache));
    return next();
  });
}

async function idsOf(strapi: Core.Strapi, names: string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const where = { url: { $in: names.map((name) => `/uploads/${name}`) } };
  const files: { id: number }[] = await strapi.db.query("plugin::upload.file").findMany({ where });
  return files.map(({ id }) => id);
}
