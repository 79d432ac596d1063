import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { rows, type TypesWith } from "../database/rows";
import { autoSubmitted } from "../mail/mail-text";
import { atDomainOf, dayBefore, hasMaxMails } from "../mail/mailbox";
import { inboxes } from "../slots/inboxes";
import type { Composed, MailText, QueuedMail, Sender } from "../slots/mails";
import { notesOf, type OutcomeNote } from "./outcome-note";

const maxNotes = 20;

type NotingType = TypesWith<"Bescheide">;

type SenderText = {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** What the address was given with: "Einsendung" */
  sentAs: string;
};

/** The mail to somebody who sent something, about what became of it. */
export const toSenderMail = (
  { to, subject, paragraphs, sentAs }: SenderText,
  { editors, imprint }: Sender,
): MailText => ({
  to,
  subject,
  text: [
    "Guten Tag,",
    ...paragraphs,
    "Haben Sie Fragen oder stimmt etwas nicht? Antworten Sie einfach auf diese Mail.",
    `Sie bekommen diese Mail, weil Ihre Adresse bei der ${sentAs} angegeben wurde. Waren Sie das nicht, schreiben Sie uns bitte: Dann löschen wir sie.`,
    imprint,
  ].join("\n\n"),
  replyTo: editors,
  headers: autoSubmitted("auto-generated"),
});

/**
 * Has a mail noted at its entry. Undefined if its mailbox got its mails of the day.
 * @param uid the type of the entry
 * @param what the mail is about, for the editors
 */
export async function composeSenderMail(
  strapi: Core.Strapi,
  { Art, Vorgangsnummer, documentId }: QueuedMail,
  { uid, what, text }: { uid: NotingType; what: string; text: MailText },
  now: Date,
): Promise<Composed | undefined> {
  const note = (problem?: OutcomeNote["problem"]) =>
    noteOutcome(strapi, uid, Vorgangsnummer, { what, ...(problem && { problem }) });
  if (await hasMaxOutcomes(strapi, text.to, now)) {
    await note("limit");
    strapi.log.warn(
      `The mail ${Art} of ${Vorgangsnummer} is left out: its address got the maximum of today.`,
    );
    return undefined;
  }
  // The same for another attempt at this text, another for each later mail
  const hash = createHash("sha256").update(documentId).update(text.subject).update(text.text).digest("hex");
  return { text, messageId: `${Vorgangsnummer}.${Art}.${hash.slice(0, 16)}`, note };
}

/** Counted apart from confirmations, which strangers cause: these could otherwise keep outcomes from a mailbox. */
async function hasMaxOutcomes(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const where = { E_Mail: atDomainOf(address), Bescheide: { $notNull: true } };
  const noting = inboxes().flatMap(({ uid }) =>
    "Bescheide" in strapi.contentType(uid).attributes ? (uid as NotingType) : [],
  );
  const notified = await Promise.all(
    noting.map((uid) => rows(strapi, uid).findMany({ select: ["E_Mail", "Bescheide"], where })),
  );
  const isSentToday = ({ at, problem }: OutcomeNote) => !problem && new Date(at) > dayBefore(now);
  const sent = notified.flat().map((entry) => ({
    address: entry.E_Mail,
    count: notesOf(entry).filter(isSentToday).length,
  }));
  return hasMaxMails(address, sent);
}

/** Adds to what the editors see of the mails to a sender. */
async function noteOutcome(
  strapi: Core.Strapi,
  uid: NotingType,
  Vorgangsnummer: string,
  note: { what: string; problem?: OutcomeNote["problem"] },
): Promise<void> {
  const where = { Vorgangsnummer };
  const entry = await rows(strapi, uid).findOne({ where });
  if (!entry) return;
  const Bescheide = [...notesOf(entry), { at: new Date().toISOString(), ...note }].slice(-maxNotes);
  await rows(strapi, uid).updateMany({ where, data: { Bescheide } });
}
