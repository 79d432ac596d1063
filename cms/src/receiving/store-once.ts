import type { Core } from "@strapi/strapi";
import { queueMails } from "../mail/outbox";
import { isUniqueViolation } from "../rules/unique-violation";
import { dueDay } from "./due-day";
import { fingerprint } from "./fingerprint";
import type { Inbox } from "./inboxes";
import { newReference } from "./reference";

/** A checked Nachricht or Einsendung. */
export type Arrival = {
  Art: string;
  Schluessel: string;
  E_Mail?: string | undefined;
  Bestaetigung_gewuenscht: boolean;
};

export type Picture = { bytes: Uint8Array; type: string };

/** What the site is told, and shows as success. */
export type Receipt = {
  Vorgangsnummer: string;
  Antwort_bis: string | null;
  /** Nothing new was stored, the key was known. */
  Schon_da: boolean;
  /** … and the content is the one that is stored. */
  Gleich: boolean;
};

type Stored = { Vorgangsnummer: string; Antwort_bis?: string | null; Pruefsumme: string };

/** Two random references can be the same one, though hardly twice in a row. */
const ATTEMPTS = 3;

/**
 * Stores what arrived, with its picture and the mails it causes, or finds what the same key has stored before. The
 * database's unique key decides, so that twenty at once become one, on SQLite as on PostgreSQL.
 *
 * The document service is passed by: it would send the entry, with a person's address in it, to the site's webhook.
 */
export async function storeOnce(
  strapi: Core.Strapi,
  inbox: Inbox,
  arrival: Arrival,
  picture?: Picture,
): Promise<Receipt> {
  const { Schluessel, ...content } = arrival;
  const Pruefsumme = fingerprint(content, picture?.bytes);
  const Antwort_bis = dueDay(arrival.Art, new Date());
  for (let attempt = 1; ; attempt += 1) {
    const Vorgangsnummer = newReference(arrival.Art);
    const entry = {
      ...arrival,
      ...(Antwort_bis && { Antwort_bis }),
      Vorgangsnummer,
      Pruefsumme,
      Bearbeitungsstand: "neu",
      publishedAt: new Date(),
    };
    try {
      await store(strapi, inbox, entry, picture);
      return { Vorgangsnummer, Antwort_bis: Antwort_bis ?? null, Schon_da: false, Gleich: false };
    } catch (error) {
      // The database's own message holds the whole entry, which belongs in no log.
      if (!isUniqueViolation(error) || attempt === ATTEMPTS)
        throw new Error(`Nothing was stored in ${inbox}: ${codeOf(error)}`);
      const earlier: Stored | null = await strapi.db.query(inbox).findOne({ where: { Schluessel } });
      if (earlier) return receiptOf(earlier, Pruefsumme);
    }
  }
}

/** Entry, picture and mails come into the database together or not at all. */
async function store(
  strapi: Core.Strapi,
  inbox: Inbox,
  entry: Arrival & { Vorgangsnummer: string },
  picture?: Picture,
): Promise<void> {
  const { Vorgangsnummer } = entry;
  await strapi.db.transaction(async () => {
    await strapi.db.query(inbox).create({ data: entry });
    if (picture) {
      const Inhalt = Buffer.from(picture.bytes).toString("base64");
      await strapi.db
        .query("api::einsendungsbild.einsendungsbild")
        .create({ data: { Vorgangsnummer, Typ: picture.type, Inhalt } });
    }
    await queueMails(strapi, inbox, entry);
  });
}

const receiptOf = ({ Vorgangsnummer, Antwort_bis, Pruefsumme }: Stored, wanted: string): Receipt => ({
  Vorgangsnummer,
  Antwort_bis: Antwort_bis ?? null,
  Schon_da: true,
  Gleich: Pruefsumme === wanted,
});

const codeOf = (error: unknown) =>
  error instanceof Error ? ("code" in error ? `${error.name} ${error.code}` : error.name) : typeof error;
