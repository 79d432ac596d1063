import { formatDate } from "@dorfforum/shared/calendar/format";
import { oneLine, siteAddress } from "../mail/mail-text";
import { sentThing } from "../receiving/inboxes";
import type { MailText, Sender } from "../slots/mails";
import type { Change, OutcomeNote } from "./outcome-note";
import { dateChanges, type PublicState } from "./public-state";
import { toSenderMail } from "./sender-mail";

export type Outcome =
  | { what: Change; before?: PublicState | undefined; after?: PublicState | undefined }
  | { what: "declined"; reason: string };

/** An Einsendung, of which the mail names nothing else. */
type Sent = { Vorgangsnummer: string; Art: string; E_Mail: string; createdAt?: unknown };

export const subjects: Record<OutcomeNote["what"], string> = {
  published: "Veröffentlicht",
  moved: "Geändert",
  dates: "Einzelner Termin geändert",
  postponed: "Verschoben",
  cancelled: "Abgesagt",
  reinstated: "Findet doch statt",
  withdrawn: "Nicht mehr auf der Website",
  declined: "Nicht angenommen",
};

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

/** Lines such as "Wo: Dorfteich", or "Wo bisher" and "Wo jetzt" where that has changed */
export function facts(before: PublicState | undefined, after: PublicState | undefined): string[] {
  const lines = [
    ["Wann", before?.when, after?.when],
    ["Wo", before?.where, after?.where],
  ].flatMap(([name, former, now]) => {
    if (!before || !after || former === now)
      return now || former ? [`${name}: ${oneLine(now || former || "")}`] : [];
    return [`${name} bisher: ${oneLine(former || "–")}`, `${name} jetzt: ${oneLine(now || "–")}`];
  });
  const single = before && after ? dateChanges(before, after).map(oneLine) : [];
  return after?.status === "abgesagt" ? [...lines, "Abgesagt"] : [...single, ...lines];
}
