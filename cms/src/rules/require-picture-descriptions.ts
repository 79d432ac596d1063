import type { Core, Modules } from "@strapi/strapi";
import { rows } from "../database/rows";
import { type Problem, refuse } from "../documents/problem";
import { type DocumentMiddleware, type Saved, savedBy, storedFields } from "../documents/saved";
import { markdownFields, undescribedPictures } from "./text-pictures";

type Context = Modules.Documents.Middleware.Context;
type Picture = { name?: string | null; alternativeText?: string | null };

const galleryField = "Weitere_Bilder";

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
  const media = ["Bild", galleryField].filter((field) => field in contentType.attributes);
  if (!hasPicture && texts.length === 0) return [];
  const stored = await storedFields(strapi, uid, documentId, media);
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
  const pictures =
    galleryField in data ? await findPictures(strapi, data[galleryField]) : stored[galleryField];
  return [...problems, ...undescribedInGallery(pictures as Picture[] | undefined)];
}

/** Pictures of a gallery are described in the media library alone. */
const undescribedInGallery = (pictures: readonly Picture[] = []): Problem[] =>
  pictures
    .filter(({ alternativeText }) => isBlank(alternativeText))
    .map(({ name }) => ({
      path: [galleryField],
      message: `Bitte beschreiben Sie unter dem Bild „${name}“, was darauf zu sehen ist.`,
    }));

const isBlank = (text: unknown) => typeof text !== "string" || text.trim() === "";

/** The media file that a save refers to, the first of a list */
const findPicture = async (strapi: Core.Strapi, reference: unknown): Promise<Picture | null> =>
  (await findPictures(strapi, Array.isArray(reference) ? reference.slice(0, 1) : reference))[0] ?? null;

/** The media files that a save refers to: each by its id alone, or as an object with an id. */
async function findPictures(strapi: Core.Strapi, references: unknown): Promise<Picture[]> {
  const ids = [references].flat().flatMap((reference) => {
    const id = typeof reference === "object" && reference && "id" in reference ? reference.id : reference;
    return id == null ? [] : id;
  });
  return ids.length === 0
    ? []
    : rows(strapi, "plugin::upload.file").findMany({ where: { id: { $in: ids } } });
}
