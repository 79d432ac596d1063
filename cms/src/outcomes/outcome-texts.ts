import { formatDate } from "@dorfforum/shared/calendar/format";
import { imprintPath } from "@dorfforum/shared/urls/mailed-paths";
import {
  autoSubmitted,
  type MailText,
  oneLine,
  sentThing,
  siteAddress,
  type Village,
} from "../mail/mail-texts";
import type { Change, OutcomeNote } from "./outcome-note";
import { dateChanges, type PublicState } from "./public-state";

export type Outcome =
  | { what: Change; before?: PublicState | undefined; after?: PublicState | undefined }
  | { what: "declined"; reason: string };

/** An Einsendung, of which the mail names nothing else. */
type Sent = { Vorgangsnummer: string; Art: string; E_Mail: string; createdAt?: unknown };

/** Where the village stands in the settings */
type Facts = {
  [Field in
    | "Gemeinde"
    | "Strasse"
    | "Postleitzahl"
    | "Ort"
    | "Vertretungsberechtigt"
    | "Telefon"
    | "E_Mail"]?: string | null;
};

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
export function toOutcome(
  outcome: Outcome,
  sent: Sent,
  { editors, siteUrl, imprint }: Village & { imprint: string },
): MailText {
  const { Vorgangsnummer, Art, E_Mail, createdAt } = sent;
  const { before, after } = outcome.what === "declined" ? {} : outcome;
  const title = oneLine((after ?? before)?.title ?? sentThing(Art));
  const day = formatDate(new Date(String(createdAt)));
  return {
    to: E_Mail,
    subject: `${subjects[outcome.what]}: ${title} (${Vorgangsnummer})`,
    text: [
      "Guten Tag,",
      `${sentThing(Art)} vom ${day} (Vorgangsnummer ${Vorgangsnummer}) ${sentences[outcome.what]}`,
      ...(outcome.what === "declined" ? [outcome.reason] : [[title, ...facts(before, after)].join("\n")]),
      ...(after && siteUrl ? [`Die Seite:\n${siteAddress(siteUrl, after.path)}`] : []),
      "Haben Sie Fragen oder stimmt etwas nicht? Antworten Sie einfach auf diese Mail.",
      "Sie bekommen diese Mail, weil Ihre Adresse bei der Einsendung angegeben wurde. Waren Sie das nicht, schreiben Sie uns bitte: Dann löschen wir sie.",
      imprint,
    ].join("\n\n"),
    replyTo: editors,
    headers: autoSubmitted("auto-generated"),
  };
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

/** Who sends a mail, from the settings (§ 5 DDG) */
export function toImprint({ site, siteUrl }: Village, facts: Facts): string {
  const { Gemeinde, Strasse, Postleitzahl, Ort, Vertretungsberechtigt, Telefon, E_Mail } = facts;
  const lines = [
    site,
    Gemeinde,
    Strasse,
    [Postleitzahl, Ort].filter(Boolean).join(" "),
    Vertretungsberechtigt && `Vertreten durch: ${Vertretungsberechtigt}`,
    Telefon && `Telefon: ${Telefon}`,
    E_Mail && `E-Mail: ${E_Mail}`,
    siteUrl && `Impressum: ${siteAddress(siteUrl, imprintPath)}`,
  ];
  return lines.flatMap((line) => (line ? oneLine(line) : [])).join("\n");
}
