import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { DRAFTS, type Draftable, draftFields } from "./draft-fields";
import { removeFile, takeOverPicture } from "./take-over-picture";

const INBOX = "api::einsendung.einsendung";

type Submission = Draftable & {
  id: number;
  Vorgangsnummer: string;
  /** documentId of the draft that was made of it */
  Entwurf?: string | null;
};

export type Draft = { type: UID.CollectionType; documentId: string; isNew: boolean };

/** Another editor made the draft in the meantime. */
class LostRace extends Error {}

/**
 * Makes the draft of an Einsendung once: whoever asks again, or at the same moment, gets the same one.
 * @throws NotFoundError, ValidationError with German sentences
 */
export async function makeDraft(strapi: Core.Strapi, documentId: string, editor: number): Promise<Draft> {
  const submission = await submissionOf(strapi, documentId);
  const existing = await existingDraft(strapi, submission);
  if (existing) return existing;

  const picture = await takeOverPicture(strapi, submission.Vorgangsnummer, submission.Daten.Bild_Alt);
  try {
    return await strapi.db.transaction(() => create(strapi, submission, picture, editor));
  } catch (error) {
    if (picture !== undefined) await removeFile(strapi, picture);
    // Whoever lost, at the slug or at the end, finds what the other has made.
    const theirs = await existingDraft(strapi, await submissionOf(strapi, documentId));
    if (theirs) return theirs;
    throw error;
  }
}

async function submissionOf(strapi: Core.Strapi, documentId: string): Promise<Submission> {
  const submission: Submission | null = await strapi.db.query(INBOX).findOne({ where: { documentId } });
  if (!submission) throw new errors.NotFoundError("Diese Einsendung gibt es nicht mehr.");
  if (!(submission.Art in DRAFTS))
    throw new errors.ValidationError("Aus einem Hilfsangebot wird kein Entwurf; bitte antworten Sie direkt.");
  return submission;
}

async function existingDraft(strapi: Core.Strapi, { Art, Entwurf }: Submission): Promise<Draft | undefined> {
  if (!Entwurf) return undefined;
  const type = DRAFTS[Art];
  const found = await strapi.db.query(type).findOne({ select: ["id"], where: { documentId: Entwurf } });
  return found ? { type, documentId: Entwurf, isNew: false } : undefined;
}

async function create(
  strapi: Core.Strapi,
  submission: Submission,
  picture: number | undefined,
  editor: number,
): Promise<Draft> {
  const type = DRAFTS[submission.Art];
  const fields = draftFields(submission, new Date());
  const Slug: string = await strapi
    .plugin("content-manager")
    .service("uid")
    .generateUIDField({ contentTypeUID: type, field: "Slug", data: fields });
  const data = {
    ...fields,
    ...(await organiserOf(strapi, submission)),
    Slug,
    Bild: picture ?? null,
    createdBy: editor,
    updatedBy: editor,
  };
  const { documentId } = await strapi.documents(type).create({ data: data as never });
  // The one who still finds the field as it was has made the draft; the other's is rolled back.
  const { count } = await strapi.db.query(INBOX).updateMany({
    where: { id: submission.id, Entwurf: submission.Entwurf ?? { $null: true } },
    data: { Entwurf: documentId, Bearbeitungsstand: "in Arbeit", updatedAt: new Date() },
  });
  if (count !== 1) throw new LostRace();
  return { type, documentId, isNew: true };
}

/** The organisation of the directory that the visitor named, if it is called exactly that. */
async function organiserOf(strapi: Core.Strapi, submission: Submission) {
  if (submission.Art !== "veranstaltung" || !submission.Daten.Veranstalter) return {};
  const found: { documentId: string } | null = await strapi.db
    .query("api::organisation.organisation")
    .findOne({ select: ["documentId"], where: { Name: { $eqi: submission.Daten.Veranstalter } } });
  return found ? { Veranstalter: found.documentId } : {};
}
