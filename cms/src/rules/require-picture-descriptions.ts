import type { Core, Modules } from "@strapi/strapi";
import { rows } from "../database/rows";
import { refuse } from "../documents/problem";
import { type DocumentMiddleware, type Saved, savedBy, storedFields } from "../documents/saved";
import { markdownFields, undescribedPictures } from "./text-pictures";

type Context = Modules.Documents.Middleware.Context;
type Picture = { alternativeText?: string | null };

/** Refuses to publish a picture without description (BITV, WCAG 1.1.1). Drafts may lack it. */
export const requirePictureDescriptions: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, contentType, params } = context;
  const hasDrafts = contentType.options?.draftAndPublish === true;
  const saved = action === "clone" ? undefined : savedBy(context);
  if (action === "publish") refuse(await problemsOf(strapi, context, { ...params, data: {} }));
  else if (saved && (saved.status === "published" || !hasDrafts))
    refuse(await problemsOf(strapi, context, saved));
  return next();
};

async function problemsOf(strapi: Core.Strapi, { uid, contentType }: Context, { documentId, data }: Saved) {
  const hasPicture = "Bild" in contentType.attributes && "Bild_Alt" in contentType.attributes;
  const texts = markdownFields[uid] ?? [];
  if (!hasPicture && texts.length === 0) return [];
  const stored = await storedFields(strapi, uid, documentId, hasPicture ? ["Bild"] : []);
  const entry = { ...stored, ...data };
  const problems = texts.flatMap((field) => undescribedPictures(field, entry[field]));
  const picture = hasPicture && "Bild" in data ? await findPicture(strapi, data.Bild) : stored.Bild;
  if (hasPicture && picture && isBlank(entry.Bild_Alt) && isBlank((picture as Picture).alternativeText)) {
    problems.unshift({
      path: ["Bild_Alt"],
      message:
        "Bitte beschreiben Sie, was auf dem Bild zu sehen ist, hier oder in der Medienbibliothek (Alternativtext).",
    });
  }
  return problems;
}

const isBlank = (text: unknown) => typeof text !== "string" || text.trim() === "";

/** The media file that a save refers to: by its id alone, an object with an id, or a list of one. */
async function findPicture(strapi: Core.Strapi, reference: unknown): Promise<Picture | null> {
  const first: unknown = Array.isArray(reference) ? reference[0] : reference;
  const id = typeof first === "object" && first !== null && "id" in first ? first.id : first;
  return id == null ? null : rows(strapi, "plugin::upload.file").findOne({ where: { id } });
}
