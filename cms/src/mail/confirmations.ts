import type { Core } from "@strapi/strapi";
import { inboxes } from "../receiving/inboxes";

/** So many confirmations a mailbox gets in a day; who writes more often has the numbers on the screen. */
const MOST_A_DAY = 3;
const DAY = 24 * 3600 * 1000;

const partsOf = (address: string) => {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, at).toLowerCase(), domain: address.slice(at + 1).toLowerCase() };
};

/**
 * The same text for all spellings that lead to one mailbox at the large providers: capitals, dots and what follows a
 * plus sign. Two people whose addresses fall together here lose a confirmation at worst. Only for counting.
 */
export function mailboxOf(address: string): string {
  const { local, domain } = partsOf(address);
  return `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${domain}`;
}

/**
 * Whether the mailbox has had its confirmations of the last 24 hours: whoever enters a stranger's address again and
 * again must not fill it. What was sent is noted at the entries, so a restart forgets nothing.
 */
export async function hadEnoughConfirmations(
  strapi: Core.Strapi,
  address: string,
  now: Date,
): Promise<boolean> {
  const sent = await Promise.all(
    inboxes.map(
      (inbox): Promise<{ E_Mail: string }[]> =>
        strapi.db.query(inbox).findMany({
          select: ["E_Mail"],
          where: {
            Bestaetigung_versendet_am: { $gt: new Date(now.getTime() - DAY) },
            E_Mail: { $endsWithi: `@${partsOf(address).domain}` },
          },
        }),
    ),
  );
  const mailbox = mailboxOf(address);
  return sent.flat().filter(({ E_Mail }) => mailboxOf(E_Mail) === mailbox).length >= MOST_A_DAY;
}
