import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { inboxes } from "../inboxes";

const maxConfirmationsPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/**
 * One text for all spellings that reach the same mailbox at large providers: without capitals, dots and what follows a
 * plus sign. Only for counting: two people who fall together here lose at most a confirmation.
 */
export function mailboxOf(address: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  return `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${domain}`;
}

/**
 * Whether the mailbox got its maximum of confirmations in the last 24 hours, so that forms cannot be used to fill a
 * stranger's mailbox. Counts what the entries note as sent, which survives restarts.
 */
export async function hasMaxConfirmations(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const where = {
    Bestaetigung_versendet_am: { $gt: new Date(now.getTime() - dayMs) },
    E_Mail: { $endsWithi: address.slice(address.lastIndexOf("@")) },
  };
  const confirmed = await Promise.all(
    inboxes.map(({ uid }) => rows(strapi, uid).findMany({ select: ["E_Mail"], where })),
  );
  const mailbox = mailboxOf(address);
  const sent = confirmed.flat().filter(({ E_Mail }) => E_Mail && mailboxOf(E_Mail) === mailbox);
  return sent.length >= maxConfirmationsPerDay;
}
