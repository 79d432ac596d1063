import { formatDate } from "@dorfforum/shared/calendar/format";
import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";
import { oneLine, siteAddress } from "../../mail/mail-text";
import { noteKnownState } from "../../mail/outbox";
import { draftTypeOf } from "../../outcomes/draft-types";
import type { Change, OutcomeNote } from "../../outcomes/outcome-note";
import { facts, subjects } from "../../outcomes/outcome-texts";
import { artOf, changeBetween, type PublicState, readPublicState } from "../../outcomes/public-state";
import { composeSenderMail, toSenderMail } from "../../outcomes/sender-mail";
import type { Composed, Mails, MailText, QueuedMail, Sender } from "../../slots/mails";
import { sentThing } from "./inboxes";
import { submissionType } from "./panel-data";

export type Outcome =
  | { what: Change; before?: PublicState | undefined; after?: PublicState | undefined }
  | { what: "declined"; reason: string };

/** An Einsendung, of which the mail names nothing else. */
type Sent = { Vorgangsnummer: string; Art: string; E_Mail: string; createdAt?: unknown };

type Submission = Row<typeof submissionType>;

/** About what became of an Einsendung. */
export const outcomeMails: Mails = { kinds: ["ergebnis", "ablehnung"], compose };

async function compose(
  strapi: Core.Strapi,
  mail: QueuedMail,
  sender: Sender,
  now: Date,
): Promise<Composed | undefined> {
  const submission = await rows(strapi, submissionType).findOne({
    where: { Vorgangsnummer: mail.Vorgangsnummer },
  });
  const { E_Mail } = submission ?? {};
  const outcome = submission && (await outcomeOf(strapi, mail, submission));
  if (!E_Mail || !outcome) return undefined;
  const text = toOutcome(outcome, { ...submission, E_Mail }, sender);
  const composed = await composeSenderMail(
    strapi,
    mail,
    { uid: submissionType, what: outcome.what, text },
    now,
  );
  return (
    composed && {
      ...composed,
      async note(problem) {
        await composed.note?.(problem);
        // What its reader knows then
        if (!problem)
          await noteKnownState(strapi, mail, outcome.what === "declined" ? undefined : outcome.after);
      },
    }
  );
}

async function outcomeOf(
  strapi: Core.Strapi,
  { Art, Vorher }: QueuedMail,
  submission: Submission,
): Promise<Outcome | undefined> {
  const isDeclined = submission.Bearbeitungsstand === "abgelehnt";
  if (Art === "ablehnung") {
    const reason = submission.Begruendung;
    return isDeclined && reason ? { what: "declined", reason } : undefined;
  }
  const art = artOf(draftTypeOf(submission.Art));
  const before = (Vorher ?? undefined) as PublicState | undefined;
  const after =
    art && submission.Entwurf ? await readPublicState(strapi, art, submission.Entwurf) : undefined;
  const what = changeBetween(before, after);
  // What was taken back and then declined has its own mail, or none by the editor's choice.
  return what && !(what === "withdrawn" && isDeclined) ? { what, before, after } : undefined;
}

const sentences: Record<OutcomeNote["what"], string> = {
  published: "ist jetzt veröffentlicht:",
  moved: "steht nun mit anderen Angaben auf der Website:",
  dates: "hat bei einzelnen Terminen eine Änderung:",
  postponed: "ist verschoben. Ein neuer Termin steht noch nicht auf der Website:",
  cancelled: "ist jetzt als abgesagt gekennzeichnet:",
  reinstated: "ist nicht mehr als abgesagt gekennzeichnet:",
  withdrawn: "steht nicht mehr auf der Website:",
  declined: "ist nicht angenommen worden.",
};

/**
 * The mail that tells a sender what became of an Einsendung. It holds nothing that was typed into the form, only what an
 * editor has published or written: otherwise anybody could have this server send any text to any address.
 */
export function toOutcome(outcome: Outcome, sent: Sent, sender: Sender): MailText {
  const { Vorgangsnummer, Art, E_Mail, createdAt } = sent;
  const { siteUrl } = sender;
  const { before, after } = outcome.what === "declined" ? {} : outcome;
  const title = oneLine((after ?? before)?.title ?? sentThing(Art));
  const day = formatDate(new Date(String(createdAt)));
  const paragraphs = [
    `${sentThing(Art)} vom ${day} (Vorgangsnummer ${Vorgangsnummer}) ${sentences[outcome.what]}`,
    ...(outcome.what === "declined" ? [outcome.reason] : [[title, ...facts(before, after)].join("\n")]),
    ...(after && siteUrl ? [`Die Seite:\n${siteAddress(siteUrl, after.path)}`] : []),
  ];
  const subject = `${subjects[outcome.what]}: ${title} (${Vorgangsnummer})`;
  return toSenderMail({ to: E_Mail, subject, paragraphs, sentAs: "Einsendung" }, sender);
}
