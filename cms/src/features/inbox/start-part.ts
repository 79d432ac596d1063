import type { Core } from "@strapi/strapi";
import { readable } from "../../access/readable";
import { openStates } from "../../receiving/due-day";
import type { StartPart } from "../../slots/start-part";
import { messages, submissionType } from "./panel-data";

const maxDueAnswers = 5;

const isNew = { Bearbeitungsstand: "neu" };
const isDue = { Bearbeitungsstand: openStates, Antwort_bis: { $notNull: true } };

/** What is new in the inboxes that the editor who asks may read, and which answers are due */
export const newInInboxes = async (strapi: Core.Strapi): Promise<StartPart> => ({
  ...(await messagesOf(strapi)),
  ...(await submissionsOf(strapi)),
});

async function messagesOf(strapi: Core.Strapi): Promise<StartPart> {
  const received = await readable(strapi, messages.uid);
  if (!received) return {};
  const [newMessages, due] = await Promise.all([
    received.count(isNew),
    received.find(isDue, {
      fields: ["Vorgangsnummer", "Antwort_bis"],
      sort: "Antwort_bis:ASC",
      limit: maxDueAnswers,
    }),
  ]);
  const dueAnswers = due.map(({ documentId, Vorgangsnummer, Antwort_bis }) => ({
    uid: messages.uid,
    documentId,
    title: String(Vorgangsnummer),
    dueOn: String(Antwort_bis),
  }));
  return { newMessages, dueAnswers };
}

async function submissionsOf(strapi: Core.Strapi): Promise<StartPart> {
  const submissions = await readable(strapi, submissionType);
  return submissions ? { newSubmissions: await submissions.count(isNew) } : {};
}
