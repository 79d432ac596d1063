import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../database/rows";
import { noteTold } from "../mail/outbox";
import { draftTypeOf, submissionType } from "../receiving/submission-types";
import type { Composed, Mails, QueuedMail, Sender } from "../slots/mails";
import { type Outcome, toOutcome } from "./outcome-texts";
import { artOf, changeBetween, type PublicState, readPublicState } from "./public-state";
import { composeSenderMail } from "./sender-mail";

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
        if (!problem) await noteTold(strapi, mail, outcome.what === "declined" ? undefined : outcome.after);
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
