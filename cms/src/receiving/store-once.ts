import { createHash, randomInt } from "node:crypto";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { Temporal } from "temporal-polyfill";
import { codeOf } from "../background/error-code";
import { accessCodeOf, derivedCode } from "../codes/access-code";
import { appKeys, hashOf } from "../codes/link-codes";
import { rows } from "../database/rows";
import { queueMails } from "../mail/outbox";
import { isUniqueViolation } from "../rules/unique-violation";
import type { InboxType } from "../slots/inbox";
import { formOf } from "../slots/inboxes";

/** A checked entry of an inbox */
export type Arrival = {
  Art: string;
  /** Whoever knows it gets the receipt again: the hash is stored */
  Schluessel: string;
  E_Mail?: string | undefined;
  Bestaetigung_gewuenscht: boolean;
};

export type Picture = { bytes: Uint8Array; type: string };

/** The answer to the site. */
export type Receipt = {
  Vorgangsnummer: string;
  Antwort_bis: string | null;
  /** Opens an entry to its sender; not a Nachricht */
  Zugangscode: string | null;
  /** The key was already stored; nothing new was. */
  Schon_da: boolean;
  /** The key was already stored, with the same content. */
  Gleich: boolean;
};

type Stored = {
  Vorgangsnummer: string;
  Antwort_bis?: string | null;
  Zugangscode?: string | null;
  Weiterer_Zugangscode?: string | null;
  Pruefsumme: string;
};

/** The key of a request that renews another one. Its colon keeps visitors from sending it (form-schemas.ts). */
export const renewalKey = (documentId: string) => `verlaengerung:${documentId}`;

/** A random reference can already be in use, though hardly twice in a row. */
const maxAttempts = 3;

/**
 * Stores an entry with its picture and the mails it causes, or finds the entry that is already stored with its key. The
 * unique index of the database decides between simultaneous requests, on SQLite as on PostgreSQL.
 *
 * The query engine is used instead of the document service, which would send the entry, with a person's address in it,
 * to the site's webhook.
 *
 * @throws Error with the database's error code
 */
export async function storeOnce(
  strapi: Core.Strapi,
  inbox: InboxType,
  arrival: Arrival,
  picture?: Picture,
): Promise<Receipt> {
  const { Schluessel: key, ...content } = arrival;
  const Schluessel = hashOf(key);
  const Pruefsumme = checksum(content, picture);
  const Antwort_bis = dueDay(arrival.Art, new Date());
  const hasCode = "Zugangscode" in strapi.contentType(inbox).attributes;
  for (let attempt = 1; ; attempt += 1) {
    const Vorgangsnummer = newReference(arrival.Art);
    const code = hasCode ? derivedCode(appKeys(strapi)[0], Vorgangsnummer) : null;
    const entry = {
      ...content,
      ...(Antwort_bis && { Antwort_bis }),
      ...(code && { Zugangscode: hashOf(code) }),
      Schluessel,
      Vorgangsnummer,
      Pruefsumme,
    };
    try {
      await store(strapi, inbox, entry, picture);
      return {
        Vorgangsnummer,
        Antwort_bis: Antwort_bis ?? null,
        Zugangscode: code,
        Schon_da: false,
        Gleich: false,
      };
    } catch (error) {
      // The database's own message contains the whole entry, which must not be logged.
      if (!isUniqueViolation(error) || attempt === maxAttempts)
        throw Object.assign(new Error(`Nothing was stored in ${inbox}: ${codeOf(error)}`), {
          // Of a locked database the answer is another one (middlewares/database-locked.ts).
          code: Object(error).code,
        });
      const earlier: Stored | null = await strapi.db.query(inbox).findOne({ where: { Schluessel } });
      if (earlier)
        return {
          Vorgangsnummer: earlier.Vorgangsnummer,
          Antwort_bis: earlier.Antwort_bis ?? null,
          Zugangscode: (hasCode && (await accessCodeOf(strapi, inbox, earlier))) || null,
          Schon_da: true,
          Gleich: earlier.Pruefsumme === Pruefsumme,
        };
    }
  }
}

/** Stores entry, picture and mails in one transaction. */
async function store(
  strapi: Core.Strapi,
  inbox: InboxType,
  entry: Arrival & { Vorgangsnummer: string },
  picture?: Picture,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const data = { ...entry, Bearbeitungsstand: "neu", publishedAt: new Date() };
    await rows(strapi, inbox).create({ data });
    if (picture) await storePicture(strapi, entry.Vorgangsnummer, picture);
    await queueMails(strapi, inbox, entry);
  });
}

/** Stores the picture of an Einsendung in place of an earlier one. */
export async function storePicture(strapi: Core.Strapi, Vorgangsnummer: string, { bytes, type }: Picture) {
  const pictures = rows(strapi, "api::einsendungsbild.einsendungsbild");
  await pictures.deleteMany({ where: { Vorgangsnummer } });
  await pictures.create({
    data: { Vorgangsnummer, Typ: type, Inhalt: Buffer.from(bytes).toString("base64") },
  });
}

/** `content` comes from a schema, which puts its fields into a fixed order. */
function checksum(content: object, picture?: Picture): string {
  const hash = createHash("sha256").update(JSON.stringify(content));
  if (picture) hash.update("\n").update(picture.bytes);
  return hash.digest("hex");
}

/**
 * The day ("YYYY-MM-DD") by which the municipality has to answer a barrier report: within one month (EU 2018/1523),
 * counted as in § 188 BGB, so that a report of 31 January is due on the last day of February. Other forms have none.
 */
export function dueDay(form: string, now: Date): string | undefined {
  if (form !== "barriere") return undefined;
  return Temporal.PlainDate.from(berlinDay(now)).add({ months: 1 }).toString();
}

// Without characters that sound or look alike, because references are read out on the telephone.
const alphabet = "23456789ABCDEFGHKLMNPQRTUVWXYZ";
const randomCharacters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");

/** A Vorgangsnummer such as `B-7K4M-2QXD`: its initial tells the form, the rest is random. */
export const newReference = (form: string): string =>
  `${formOf(form)?.initial ?? "X"}-${randomCharacters(4)}-${randomCharacters(4)}`;
