import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../database/rows";
import { settingsType } from "../events/village-days";
import { bookingType } from "../features/rooms/panel-data";
import type { MailText, Village } from "../mail/mail-texts";
import { atDomainOf, dayBefore, hasMaxMails } from "../mail/mailbox";
import type { BookingMail, QueuedMail } from "../mail/outbox";
import { draftTypeOf, submissionType } from "../receiving/submission-types";
import { notesOf, type OutcomeNote } from "./outcome-note";
import { type Outcome, toImprint, toOutcome } from "./outcome-texts";
import { artOf, changeBetween, type PublicState, readPublicState } from "./public-state";

const maxNotes = 20;

type Submission = Row<typeof submissionType>;

/** A mail about what became of an Einsendung. `told` is the state that its reader knows then. */
export type OutcomeMail = {
  text: MailText;
  messageId: string;
  what: OutcomeNote["what"] | BookingMail;
  told?: PublicState | undefined;
};

/** The mail about an Einsendung as it is now. Undefined if there is nothing to tell, or its mailbox got its mails of the day. */
export async function composeOutcome(
  strapi: Core.Strapi,
  mail: QueuedMail,
  village: Village,
  now: Date,
): Promise<OutcomeMail | undefined> {
  const { Art, Vorgangsnummer, documentId } = mail;
  const submission = await rows(strapi, submissionType).findOne({ where: { Vorgangsnummer } });
  const { E_Mail } = submission ?? {};
  const outcome = submission && (await outcomeOf(strapi, mail, submission));
  if (!E_Mail || !outcome) return undefined;
  const { what } = outcome;
  if (await hasMaxOutcomes(strapi, E_Mail, now)) {
    await noteOutcome(strapi, Vorgangsnummer, what, "limit");
    strapi.log.warn(
      `The mail ${Art} of ${Vorgangsnummer} is left out: its address got the maximum of today.`,
    );
    return undefined;
  }
  const imprint = toImprint(village, (await rows(strapi, settingsType).findOne({})) ?? {});
  const text = toOutcome(outcome, { ...submission, E_Mail }, { ...village, imprint });
  // The same for another attempt at this text, another for each later mail
  const hash = createHash("sha256").update(documentId).update(text.subject).update(text.text).digest("hex");
  const told = what === "declined" ? undefined : outcome.after;
  return { text, messageId: `${Vorgangsnummer}.${Art}.${hash.slice(0, 16)}`, what, told };
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

/** The types that note what their senders were told */
const notingTypes = [submissionType, bookingType] as const;

/** Counted apart from confirmations, which strangers cause: these could otherwise keep outcomes from a mailbox. */
export async function hasMaxOutcomes(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const where = { E_Mail: atDomainOf(address), Bescheide: { $notNull: true } };
  const told = (
    await Promise.all(
      notingTypes.map((uid) => rows(strapi, uid).findMany({ select: ["E_Mail", "Bescheide"], where })),
    )
  ).flat();
  const isSentToday = ({ at, problem }: OutcomeNote) => !problem && new Date(at) > dayBefore(now);
  const sent = told.map((entry) => ({
    address: entry.E_Mail,
    count: notesOf(entry).filter(isSentToday).length,
  }));
  return hasMaxMails(address, sent);
}

/** Adds to what the editors see of the mails to a sender. */
export async function noteOutcome(
  strapi: Core.Strapi,
  Vorgangsnummer: string,
  what: OutcomeNote["what"] | BookingMail,
  problem?: OutcomeNote["problem"],
): Promise<void> {
  for (const uid of notingTypes) {
    const entry = await rows(strapi, uid).findOne({ where: { Vorgangsnummer } });
    if (!entry) continue;
    const note = { at: new Date().toISOString(), what, ...(problem && { problem }) };
    const Bescheide = [...notesOf(entry), note].slice(-maxNotes);
    await rows(strapi, uid).updateMany({ where: { Vorgangsnummer }, data: { Bescheide } });
  }
}
