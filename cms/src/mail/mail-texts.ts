/** The fields of an entry that mails show. All texts come from visitors. */
export type MailedEntry = {
  Vorgangsnummer: string;
  Art: string;
  Titel?: string | null;
  Betreff?: string | null;
  Text?: string | null;
  Name?: string | null;
  E_Mail?: string | null;
  Seite?: string | null;
  /** "YYYY-MM-DD" */
  Antwort_bis?: string | null;
};

/** `adminUrl`: the panel's address, if it is set; `path`: the entry's path below it. */
export type Place = { adminUrl: string | undefined; path: string };

export type MailKind = "redaktion" | "bestaetigung";

export type MailText = {
  to: string;
  subject: string;
  text: string;
  replyTo: string | { name: string; address: string };
  /** Keeps auto-responders from answering (RFC 3834). */
  autoSubmitted: "auto-generated" | "auto-replied";
};

type Village = { site: string; editors: string };

const kinds: Record<string, { title: string; confirmed: string }> = {
  kontakt: { title: "Nachricht", confirmed: "Ihre Nachricht" },
  barriere: { title: "Barriere gemeldet", confirmed: "Ihre Meldung einer Barriere" },
  inhalt: { title: "Hinweis zu einem Inhalt", confirmed: "Ihr Hinweis zu einem Inhalt" },
  veranstaltung: { title: "Vorschlag: Veranstaltung", confirmed: "Ihr Vorschlag für eine Veranstaltung" },
  organisation: { title: "Vorschlag: Organisation", confirmed: "Ihr Vorschlag für eine Organisation" },
  beitrag: { title: "Vorschlag: Beitrag", confirmed: "Ihr Vorschlag für einen Beitrag" },
  hilfe: { title: "Hilfsangebot", confirmed: "Ihr Hilfsangebot" },
};

const germanDay = (day: string) => day.split("-").reverse().map(Number).join(".");

/** Removes line breaks, which would start another header or another field. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** The mail to the editors about a new entry. Replies go to the sender. */
export function toNotification(
  entry: MailedEntry,
  { site, editors }: Village,
  { adminUrl, path }: Place,
): MailText {
  const kind = kinds[entry.Art]?.title ?? entry.Art;
  const about = oneLine(entry.Betreff || entry.Titel || "");
  const facts = [
    ["Vorgangsnummer", entry.Vorgangsnummer],
    ["Art", kind],
    ["Von", entry.Name],
    ["E-Mail", entry.E_Mail],
    ["Betreff", entry.Betreff],
    ["Titel", entry.Titel],
    ["Seite", entry.Seite],
    ["Antwort bis", entry.Antwort_bis && germanDay(entry.Antwort_bis)],
  ].flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : []));
  const where = `Alle Angaben stehen im Redaktionssystem unter „${entry.Titel ? "Einsendung" : "Nachricht"}“`;
  return {
    to: editors,
    subject: `${kind}${about && `: ${about}`} (${entry.Vorgangsnummer})`,
    text: [
      `Neu auf ${oneLine(site)}`,
      facts.join("\n"),
      ...(entry.Text ? [`-----\n${entry.Text}\n-----`] : []),
      adminUrl ? `${where}:\n${adminUrl}${path}` : `${where}.`,
    ].join("\n\n"),
    replyTo: entry.E_Mail ? { name: oneLine(entry.Name ?? ""), address: entry.E_Mail } : editors,
    autoSubmitted: "auto-generated",
  };
}

/**
 * The confirmation to the sender. It holds nothing that was typed into the form: otherwise anybody could have this server
 * send any text to any address.
 */
export function toConfirmation(entry: MailedEntry, { site, editors }: Village): MailText {
  const what = kinds[entry.Art]?.confirmed ?? "Ihre Einsendung";
  return {
    to: entry.E_Mail ?? "",
    subject: `${what} ist angekommen (${entry.Vorgangsnummer})`,
    text: [
      "Guten Tag,",
      `${what} ist bei uns angekommen. Die Vorgangsnummer ist ${entry.Vorgangsnummer}; bitte nennen Sie sie, wenn Sie nachfragen.`,
      ...(entry.Antwort_bis ? [`Sie bekommen bis zum ${germanDay(entry.Antwort_bis)} eine Antwort.`] : []),
      "Sie bekommen diese Mail, weil auf unserer Website eine Bestätigung an Ihre Adresse gewünscht wurde. Waren Sie das nicht, können Sie sie löschen.",
      oneLine(site),
    ].join("\n\n"),
    replyTo: editors,
    autoSubmitted: "auto-replied",
  };
}
