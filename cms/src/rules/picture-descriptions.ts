import type { Core, Modules } from "@strapi/strapi";
import { refuse } from "./check-documents";
import type { Fields, Problem } from "./problem";
import { storedDraft } from "./stored-draft";
import { TEXTS, undescribedPictures } from "./text-pictures";

type Described = { alternativeText?: string | null };
type Entry = { Bild?: Described | null; Bild_Alt?: string | null } & Fields;
type Params = { data?: Fields; documentId?: string; status?: string };

/**
 * Refuses to publish a picture that nobody described: whoever cannot see it would miss what it says (BITV, WCAG 1.1.1).
 * Drafts may wait for the words.
 */
export function checkPictureDescriptions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params = context.params as Params;
    const hasDrafts = context.contentType.options?.draftAndPublish === true;
    const publishes =
      context.action === "publish" ||
      (["create", "update"].includes(context.action) && (params.status === "published" || !hasDrafts));
    if (publishes) refuse(await problemsOf(strapi, context, params));
    return next();
  });
}

async function problemsOf(
  strapi: Core.Strapi,
  { uid, contentType }: Modules.Documents.Middleware.Context,
  { documentId, data = {} }: Params,
): Promise<Problem[]> {
  const hasPicture = "Bild" in contentType.attributes && "Bild_Alt" in contentType.attributes;
  const texts = TEXTS[uid] ?? [];
  if (!hasPicture && texts.length === 0) return [];
  const stored = await storedDraft<Entry>(strapi, uid, documentId, hasPicture ? ["Bild"] : []);
  const entry: Entry = { ...stored, ...data };
  const picture = hasPicture && "Bild" in data ? await sentPicture(strapi, data.Bild) : stored.Bild;
  const problems = texts.flatMap((field) => undescribedPictures(field, entry[field]));
  if (picture && isBlank(entry.Bild_Alt) && isBlank(picture.alternativeText)) {
    problems.unshift({
      path: ["Bild_Alt"],
      message:
        "Bitte beschreiben Sie, was auf dem Bild zu sehen ist, hier oder in der Medienbibliothek (Alternativtext).",
    });
  }
  return problems;
}

const isBlank = (text: string | null | undefined) => !text?.trim();

/** The file that a save names: by its id, alone or in an object, as the panel and programs send it. */
async function sentPicture(strapi: Core.Strapi, sent: unknown): Promise<Described | null> {
  const one: unknown = Array.isArray(sent) ? sent[0] : sent;
  const id = typeof one === "object" && one !== null ? (one as { id?: unknown }).id : one;
  return id == null ? null : strapi.db.query("plugin::upload.file").findOne({ where: { id } });
}
