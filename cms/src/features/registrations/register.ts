import { lastDay } from "@dorfforum/shared/calendar/format";
import { confirmHours, maxOpenPerMailbox } from "@dorfforum/shared/registrations/limits";
import type { Core } from "@strapi/strapi";
import { hashOf, keptCode } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { atDomainOf, dayBefore, hasMaxMails, mailboxOf } from "../../mail/mailbox";
import { retryOnUniqueViolation } from "../../rules/unique-violation";
import type { RegistrationContent } from "./arrival";
import { isShut, readDate, takesRegistrations } from "./event-date";
import { queueMail } from "./queue-mail";
import { dateKey, dateType, isActive, type Registration, registrationType } from "./stored-types";

const hourMs = 3_600_000;

/** Why nobody can register */
export type Word = "geschlossen" | "unbekannt" | "voll" | "verfallen";

/** The code of a registration's link, for each of its mails */
export const codeOf = (
  strapi: Core.Strapi,
  { documentId, Code_Hash }: Pick<Registration, "documentId" | "Code_Hash">,
) => keptCode(strapi, `registration ${documentId}`, Code_Hash);

/** One registration of a mail address for a date */
export const whoOf = (of: { event: string; tag: string }, address: string): string =>
  hashOf(`${dateKey(of)} ${address.toLowerCase()}`);

const linksOf = ({ Links }: Pick<Registration, "Links">): string[] =>
  Array.isArray(Links) ? (Links as string[]) : [];

export const confirmUntil = (entry: object): Date =>
  new Date(new Date(String((entry as { updatedAt?: unknown }).updatedAt)).getTime() + confirmHours * hourMs);

/**
 * Stores what somebody typed and queues the mail with its link; it holds no place. Nothing is stored or sent beyond what a mailbox
 * may have open or gets in a day: the answer is the same, so that it tells nobody about a mailbox.
 * @returns why nobody can register for this date; undefined otherwise
 */
export async function register(
  strapi: Core.Strapi,
  content: RegistrationContent,
  now: Date,
): Promise<Word | undefined> {
  const of = { event: content.Veranstaltung, tag: content.Tag };
  const { event, date } = await readDate(strapi, of.event, of.tag);
  if (!takesRegistrations(event) || !date) return "unbekannt";
  const row = await rows(strapi, dateType).findOne({ where: { Schluessel: dateKey(of) } });
  if (isShut({ event, date, row }, now)) return "geschlossen";
  const lastDayOf = lastDay({ start: date.start, end: date.end });
  await retryOnUniqueViolation(() => strapi.db.transaction(() => storeOpen(strapi, content, lastDayOf, now)));
  return undefined;
}

async function storeOpen(strapi: Core.Strapi, content: RegistrationContent, Letzter_Tag: string, now: Date) {
  const { Veranstaltung, Tag, E_Mail } = content;
  const registrations = rows(strapi, registrationType);
  const Wer = whoOf({ event: Veranstaltung, tag: Tag }, E_Mail);
  const atDomain = await registrations.findMany({ where: { E_Mail: atDomainOf(E_Mail) } });
  const sent = atDomain.map((each) => ({
    address: each.E_Mail,
    count: linksOf(each).filter((time) => new Date(time) > dayBefore(now)).length,
  }));
  if (hasMaxMails(E_Mail, sent)) return;
  const known = await registrations.findOne({ where: { Wer } });
  const isOpen = ({ Stand, ...each }: Registration) => Stand === "offen" && confirmUntil(each) > now;
  const open = atDomain.filter((each) => isOpen(each) && mailboxOf(each.E_Mail ?? "") === mailboxOf(E_Mail));
  if (!known && open.length >= maxOpenPerMailbox) return;
  const Links = [...(known ? linksOf(known) : []), now.toISOString()].slice(-10);
  const data =
    known && isActive(known)
      ? { Links }
      : { ...content, Stand: "offen", Wer, Letzter_Tag, Links, updatedAt: now };
  const { documentId } = known ?? (await registrations.create({ data }));
  const Code_Hash = hashOf(codeOf(strapi, { documentId, Code_Hash: known?.Code_Hash ?? null }));
  await registrations.updateMany({ where: { documentId }, data: { ...data, Code_Hash } });
  await queueMail(strapi, "anmeldung", documentId, now.getTime());
}
