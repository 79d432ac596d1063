import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import remark from "../../api/anmerkung/content-types/anmerkung/schema.json";
import { rows } from "../../database/rows";
import { lines } from "../../receiving/form-schemas";
import { isUniqueViolation } from "../../rules/unique-violation";
import { feedbackType, remarkType, removeSurplusRemarks } from "./remove-feedback";

/** The types that visitors judge, and the field with the title of each. */
const pages = {
  beitrag: { feedbackType: "api::beitrag.beitrag", title: "Titel" },
  veranstaltung: { feedbackType: "api::veranstaltung.veranstaltung", title: "Titel" },
  organisation: { feedbackType: "api::organisation.organisation", title: "Name" },
} as const;

const page = {
  Art: z.enum(["beitrag", "veranstaltung", "organisation"]),
  Dokument: z.string().regex(/^[a-z0-9]{20,40}$/),
};

/** The body of a request of the site: an answer to „War das hilfreich?“, or what somebody wrote after it. */
export const Feedback = z.object({
  data: z.union([
    z.strictObject({ ...page, Antwort: z.enum(["ja", "nein"]) }),
    z.strictObject({ ...page, Text: lines(remark.attributes.Text.maxLength) }),
  ]),
});
type Feedback = z.infer<typeof Feedback>["data"];

/** @returns false if the page is not published */
export async function receiveFeedback(strapi: Core.Strapi, feedback: Feedback, now: Date): Promise<boolean> {
  const title = await titleOf(strapi, feedback);
  if (title === undefined) return false;
  const field = "Antwort" in feedback ? ({ ja: "Ja", nein: "Nein" } as const)[feedback.Antwort] : undefined;
  const judged = { page: feedback, title, answer: field, day: berlinDay(now) };
  if (!(await countOn(strapi, judged))) await create(strapi, judged);
  if ("Text" in feedback) await storeRemark(strapi, feedback);
  return true;
}

async function titleOf(strapi: Core.Strapi, { Art, Dokument }: Feedback): Promise<string | undefined> {
  const { feedbackType, title } = pages[Art];
  const where = { documentId: Dokument, publishedAt: { $notNull: true } };
  const entry: Record<string, unknown> | null = await strapi.db
    .query(feedbackType)
    .findOne({ where, select: [title] });
  return entry ? String(entry[title] ?? "") : undefined;
}

/** `day`: "YYYY-MM-DD" */
type Judged = { page: Feedback; title: string; answer: "Ja" | "Nein" | undefined; day: string };

/** Counts within the database, since several sites may send at once. @returns false if the page has no row yet */
async function countOn(strapi: Core.Strapi, { page, title, answer, day }: Judged) {
  const { collectionName } = strapi.contentType(feedbackType);
  const row = strapi.db.connection(collectionName).where({ dokument: page.Dokument });
  if (answer) row.increment(answer.toLowerCase(), 1);
  return (await row.update({ titel: title, zuletzt_am: day })) > 0;
}

/** Creates below the document service, which would notify the site and translate the unique violation. */
async function create(strapi: Core.Strapi, judged: Judged): Promise<void> {
  const { page, title: Titel, answer, day: Zuletzt_am } = judged;
  const { Art, Dokument } = page;
  const counts = { Ja: 0, Nein: 0, ...(answer && { [answer]: 1 }) };
  const data = { Art, Dokument, Titel, ...counts, Zuletzt_am, publishedAt: new Date() };
  try {
    await rows(strapi, feedbackType).create({ data });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await countOn(strapi, judged);
  }
}

async function storeRemark(strapi: Core.Strapi, { Dokument, Text }: Feedback & { Text: string }) {
  const stored = await rows(strapi, feedbackType).findOne({ where: { Dokument }, select: ["id"] });
  const data = { Text, Rueckmeldung: stored?.id, publishedAt: new Date() };
  await rows(strapi, remarkType).create({ data });
  await removeSurplusRemarks(strapi);
}
