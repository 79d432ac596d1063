import { seriesInWords } from "@dorfforum/shared/calendar/recurrence-words";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { roomRequestPath } from "@dorfforum/shared/rooms/paths";
import { proposalPath } from "@dorfforum/shared/urls/mailed-paths";
import type { SubmissionData } from "../receiving/form-schemas";

/** The texts of an entry that mails show; all come from visitors. `Antwort_bis` is "YYYY-MM-DD". */
type MailedEntry = { Vorgangsnummer: string; Art: string; Daten?: unknown } & {
  [Field in
    | "Titel"
    | "Betreff"
    | "Text"
    | "Name"
    | "E_Mail"
    | "Telefon"
    | "Entwurf"
    | "Seite"
    | "Antwort_bis"]?: string | null;
};

/** `siteUrl` is the public address of the site. */
export type Village = { site: string; editors: string; siteUrl?: string | undefined };

const kinds: Record<string, { title: string; confirmed: string }> = {
  kontakt: { title: "Nachricht", confirmed: "Ihre Nachricht" },
  barriere: { title: "Barriere gemeldet", confirmed: "Ihre Meldung einer Barriere" },
  inhalt: { title: "Hinweis zu einem Inhalt", confirmed: "Ihr Hinweis zu einem Inhalt" },
  aenderung: { title: "Änderung mitgeteilt", confirmed: "Ihre Mitteilung" },
  veranstaltung: { title: "Vorschlag: Veranstaltung", confirmed: "Ihr Vorschlag für eine Veranstaltung" },
  organisation: { title: "Vorschlag: Organisation", confirmed: "Ihr Vorschlag für eine Organisation" },
  beitrag: { title: "Vorschlag: Beitrag", confirmed: "Ihr Vorschlag für einen Beitrag" },
  angebot: { title: "Vorschlag: Anzeige", confirmed: "Ihre Anzeige" },
  hilfe: { title: "Hilfsangebot", confirmed: "Ihr Hilfsangebot" },
  raum: { title: "Raumanfrage", confirmed: "Ihre Raumanfrage" },
};

/** What was sent, as its sender calls it: the beginning of a sentence that goes on with "ist" */
export const sentThing = (art: string) => kinds[art]?.confirmed ?? "Ihre Einsendung";

const germanDay = (day: string) => day.split("-").reverse().map(Number).join(".");

/** Removes line breaks, which would start another header or another field. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Keeps auto-responders from answering (RFC 3834). */
export const autoSubmitted = (value: "auto-generated" | "auto-replied") => ({ "Auto-Submitted": value });

function recurrenceOf({ Daten }: MailedEntry): string | undefined {
  const { Wiederholung: rule, Beginn } = (Daten ?? {}) as SubmissionData;
  return rule && Beginn && seriesInWords({ rule, day: berlinDay(Beginn) });
}

const listName = ({ Art, Titel }: MailedEntry) => {
  if (Art === "raum") return "Raumanfragen";
  return Titel ? "Einsendung" : "Nachricht";
};

/** The mail to the editors about a new entry. Replies go to the sender. `link` leads to the entry in the panel. */
export function toNotification(entry: MailedEntry, { site, editors }: Village, link?: string) {
  const kind = kinds[entry.Art]?.title ?? entry.Art;
  const about = oneLine(entry.Betreff || entry.Titel || "");
  const facts = [
    ["Vorgangsnummer", entry.Vorgangsnummer],
    ["Art", kind],
    ["Von", entry.Name],
    ["E-Mail", entry.E_Mail],
    ["Telefon", entry.Telefon],
    ["Betreff", entry.Betreff],
    ["Titel", entry.Titel],
    ["Wiederholt sich", recurrenceOf(entry)],
    ["Seite", entry.Seite],
    ["Antwort bis", entry.Antwort_bis && germanDay(entry.Antwort_bis)],
  ].flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : []));
  const where = `Alle Angaben stehen im Redaktionssystem unter „${listName(entry)}“`;
  return {
    to: editors,
    subject: `${kind}${about && `: ${about}`} (${entry.Vorgangsnummer})`,
    text: [
      `Neu auf ${oneLine(site)}`,
      facts.join("\n"),
      ...(entry.Art === "raum" && entry.Entwurf
        ? [
            "Dazu gibt es eine Veranstaltung oder ihren Entwurf: Bitte sagen Sie sie ab, wenn sie nicht stattfindet.",
          ]
        : []),
      ...(entry.Text ? [`-----\n${entry.Text}\n-----`] : []),
      link ? `${where}:\n${link}` : `${where}.`,
    ].join("\n\n"),
    replyTo: entry.E_Mail ? { name: oneLine(entry.Name ?? ""), address: entry.E_Mail } : editors,
    headers: autoSubmitted("auto-generated"),
  };
}

/** @param path of a page of the site */
export const siteAddress = (siteUrl: string, path: string) => siteUrl.replace(/\/+$/, "") + path;

/** Where senders correct or withdraw their Einsendung (app/einsendung of the site). */
const senderLink = (siteUrl: string, code: string) => siteAddress(siteUrl, proposalPath(code));

/** Where askers see what became of their Buchung, and withdraw it (app/raum/anfrage of the site). */
export const askerLink = (siteUrl: string, code: string) => siteAddress(siteUrl, roomRequestPath(code));

function senderAccess(Art: string, siteUrl: string | undefined, code: string | undefined): string[] {
  if (!code || !siteUrl) return [];
  if (Art === "raum")
    return [
      "Eine Anfrage ist kein Vertrag: Der Raum ist erst vergeben, wenn wir es bestätigen.",
      `Hier sehen Sie, was daraus geworden ist, und können sie zurückziehen:\n${askerLink(siteUrl, code)}`,
    ];
  return [
    `Solange wir noch nicht damit begonnen haben, können Sie Ihre Angaben hier ändern oder zurückziehen:\n${senderLink(siteUrl, code)}`,
  ];
}

/**
 * The confirmation to the sender. It holds nothing that was typed into the form: otherwise anybody could have this server
 * send any text to any address.
 * @param code opens the entry to its sender
 */
export function toConfirmation(entry: MailedEntry, { site, editors, siteUrl }: Village, code?: string) {
  const what = sentThing(entry.Art);
  return {
    to: entry.E_Mail ?? "",
    subject: `${what} ist angekommen (${entry.Vorgangsnummer})`,
    text: [
      "Guten Tag,",
      `${what} ist bei uns angekommen. Die Vorgangsnummer ist ${entry.Vorgangsnummer}; bitte nennen Sie sie, wenn Sie nachfragen.`,
      ...(entry.Antwort_bis ? [`Sie bekommen bis zum ${germanDay(entry.Antwort_bis)} eine Antwort.`] : []),
      ...senderAccess(entry.Art, siteUrl, code),
      "Sie bekommen diese Mail, weil auf unserer Website eine Bestätigung an Ihre Adresse gewünscht wurde. Waren Sie das nicht, können Sie sie löschen.",
      oneLine(site),
    ].join("\n\n"),
    replyTo: editors,
    headers: autoSubmitted("auto-replied"),
  };
}

/** The mail to an editor who has forgotten the password. Who did not ask for it need do nothing. */
export const toNewPassword = ({ to, url }: { to: string; url: string }, { site, editors }: Village) => ({
  to,
  subject: `Neues Passwort für die Redaktion: ${oneLine(site)}`,
  text: [
    "Guten Tag,",
    `unter diesem Link wählen Sie ein neues Passwort für das Redaktionssystem:\n${url}`,
    "Er gilt eine Stunde und nur einmal. Haben Sie kein neues Passwort gewünscht? Dann löschen Sie diese Mail, und es bleibt beim alten.",
    oneLine(site),
  ].join("\n\n"),
  replyTo: editors,
  headers: autoSubmitted("auto-generated"),
});

export type MailText = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo: string | { name: string; address: string };
  headers: Record<string, string>;
};
