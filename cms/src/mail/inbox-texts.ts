import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Inbox } from "../slots/inbox";
import type { Sender, Village } from "../slots/mails";
import { autoSubmitted, oneLine } from "./mail-text";

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

const germanDay = (day: string) => day.split("-").reverse().map(Number).join(".");

function recurrenceOf({ Daten }: MailedEntry): string | undefined {
  const { Wiederholung: rule, Beginn } = (Daten ?? {}) as { Wiederholung?: string; Beginn?: string };
  return rule && Beginn && seriesInWords({ rule, day: berlinDay(Beginn) });
}

/** The mail to the editors about a new entry. Replies go to the sender. `link` leads to the entry in the panel. */
export function toNotification(
  { title, forms, remark }: Inbox,
  entry: MailedEntry,
  { site, editors }: Village,
  link?: string,
) {
  const kind = forms[entry.Art]?.title ?? entry.Art;
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
  const where = `Alle Angaben stehen im Redaktionssystem unter „${title}“`;
  return {
    to: editors,
    subject: `${kind}${about && `: ${about}`} (${entry.Vorgangsnummer})`,
    text: [
      `Neu auf ${oneLine(site)}`,
      facts.join("\n"),
      ...(remark?.(entry) ?? []),
      ...(entry.Text ? [`-----\n${entry.Text}\n-----`] : []),
      link ? `${where}:\n${link}` : `${where}.`,
    ].join("\n\n"),
    replyTo: entry.E_Mail ? { name: oneLine(entry.Name ?? ""), address: entry.E_Mail } : editors,
    headers: autoSubmitted("auto-generated"),
  };
}

/**
 * The confirmation to the sender. It holds no text that was typed into the form: otherwise anybody could have this server
 * send any text to any address.
 * @param code opens the entry to its sender
 */
export function toConfirmation(
  { forms, access }: Inbox,
  entry: MailedEntry,
  { editors, siteUrl, imprint }: Sender,
  { code, asked }: { code?: string | undefined; asked?: string | undefined } = {},
) {
  const what = forms[entry.Art]?.sent ?? "Ihre Einsendung";
  return {
    to: entry.E_Mail ?? "",
    subject: `${what} ist angekommen (${entry.Vorgangsnummer})`,
    text: [
      "Guten Tag,",
      `${what} ist bei uns angekommen. Die Vorgangsnummer ist ${entry.Vorgangsnummer}; bitte nennen Sie sie, wenn Sie nachfragen.`,
      ...(asked ? [asked] : []),
      ...(entry.Antwort_bis ? [`Sie bekommen bis zum ${germanDay(entry.Antwort_bis)} eine Antwort.`] : []),
      ...((siteUrl && code && access?.(siteUrl, code)) || []),
      "Sie bekommen diese Mail, weil auf unserer Website eine Bestätigung an Ihre Adresse gewünscht wurde. Waren Sie das nicht, können Sie sie löschen.",
      imprint,
    ].join("\n\n"),
    replyTo: editors,
    headers: autoSubmitted("auto-replied"),
  };
}
