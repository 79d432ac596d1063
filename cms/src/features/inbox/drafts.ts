import { articlePath } from "@dorfforum/shared/urls/site-paths";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type Row, rows } from "../../database/rows";
import { createEntry } from "../../documents/create-entry";
import { draftTypes } from "../../outcomes/draft-types";
import { draftFields, isOffer, type OfferProposal, offerArticleFields, type Proposal } from "./draft-fields";
import { submissionType } from "./panel-data";
import { publishPicture, removeFile } from "./pictures";

type Submission = Row<typeof submissionType> & Proposal;

export type Draft = { type: UID.CollectionType; documentId: string; isNew: boolean };

/**
 * Makes the draft of an Einsendung. Later and simultaneous calls get the same draft.
 * @throws NotFoundError, ValidationError with German sentences
 */
export async function createDraft(strapi: Core.Strapi, documentId: string, editor: number): Promise<Draft> {
  const submission = await findSubmission(strapi, documentId);
  const existing = await findDraft(strapi, submission);
  if (existing) return existing;

  const picture = await publishPicture(strapi, submission.Vorgangsnummer, submission.Daten.Bild_Alt);
  try {
    return await strapi.db.transaction(() => store(strapi, submission, picture, editor));
  } catch (error) {
    if (picture !== undefined) await removeFile(strapi, picture);
    // Another editor may have been faster: then the slug was taken, or the Einsendung had its draft already.
    const theirs = await findDraft(strapi, await findSubmission(strapi, documentId));
    if (theirs) return theirs;
    throw error;
  }
}

const isProposal = (submission: Row<typeof submissionType>): submission is Submission =>
  submission.Art in draftTypes;

async function findSubmission(strapi: Core.Strapi, documentId: string): Promise<Submission> {
  const submission = await rows(strapi, submissionType).findOne({ where: { documentId } });
  if (!submission) throw new errors.NotFoundError("Diese Einsendung gibt es nicht mehr.");
  if (submission.Bearbeitungsstand === "durch Absender zurückgezogen")
    throw new errors.ValidationError("Die absendende Person hat diese Einsendung zurückgezogen.");
  if (!isProposal(submission))
    throw new errors.ValidationError("Aus einem Hilfsangebot wird kein Entwurf; bitte antworten Sie direkt.");
  return submission;
}

async function findDraft(strapi: Core.Strapi, { Art, Entwurf }: Submission): Promise<Draft | undefined> {
  if (!Entwurf) return undefined;
  const type = draftTypes[Art];
  const exists = (await rows(strapi, type).count({ where: { documentId: Entwurf } })) > 0;
  return exists ? { type, documentId: Entwurf, isNew: false } : undefined;
}

async function store(
  strapi: Core.Strapi,
  submission: Submission,
  picture: number | undefined,
  editor: number,
): Promise<Draft> {
  const type = draftTypes[submission.Art];
  const now = new Date();
  const byEditor = { Bild: picture ?? null, createdBy: editor, updatedBy: editor };
  const { documentId } = await createEntry(strapi, type, {
    ...draftFields(submission, now),
    ...(await organiserOf(strapi, submission)),
    ...(await categoriesOf(strapi, submission)),
    ...(isOffer(submission) && {
      Anzeige: submission.Vorgangsnummer,
      ...(await articleOf(strapi, submission, byEditor, now)),
    }),
    ...byEditor,
  });
  // Only who comes first still finds the entry unchanged: of two editors, or of an editor and the sender. Otherwise the
  // draft is rolled back.
  const { count } = await rows(strapi, submissionType).updateMany({
    where: {
      id: submission.id,
      Entwurf: submission.Entwurf ?? { $null: true },
      Geaendert_am: submission.Geaendert_am ?? { $null: true },
    },
    data: { Entwurf: documentId, Bearbeitungsstand: "in Arbeit", updatedAt: new Date() },
  });
  if (count !== 1)
    throw new errors.ValidationError(
      "Diese Einsendung hat sich gerade geändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
    );
  return { type, documentId, isNew: true };
}

/**
 * An Angebot only leads somewhere, and a neighbour's ladder has no page: text, contact and end become the draft of a
 * Beitrag, to which the Angebot leads.
 */
async function articleOf(
  strapi: Core.Strapi,
  offer: Submission & OfferProposal,
  byEditor: object,
  now: Date,
) {
  const article = { ...offerArticleFields(offer, now), Anzeige: offer.Vorgangsnummer, ...byEditor };
  const { Slug } = await createEntry(strapi, draftTypes.beitrag, article);
  return { Ziel: articlePath(Slug) };
}

/** The organisation of the directory whose name equals what the visitor wrote. */
async function organiserOf(strapi: Core.Strapi, submission: Submission) {
  if (submission.Art !== "veranstaltung" || !submission.Daten.Veranstalter) return {};
  const organisation = await rows(strapi, "api::organisation.organisation").findOne({
    where: { Name: { $eqi: submission.Daten.Veranstalter } },
  });
  return organisation ? { Veranstalter: organisation.documentId } : {};
}

/** The category that the visitor chose, if it is still there. */
async function categoriesOf(strapi: Core.Strapi, { Daten }: Submission) {
  if (!Daten.Kategorie) return {};
  const category = await rows(strapi, "api::kategorie.kategorie").findOne({
    where: { Name: Daten.Kategorie },
  });
  return category ? { Kategorien: [category.documentId] } : {};
}
