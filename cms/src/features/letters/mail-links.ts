import type { Core } from "@strapi/strapi";
import { keptCode } from "../../codes/link-codes";
import { lockUntilCommit } from "../../database/lock-transaction";
import { rows } from "../../database/rows";
import { atDomainOf, dayBefore, hasMaxMails, mailboxOf } from "../../mail/mailbox";
import { queueOnce } from "../../mail/outbox";
import { type Change, changeSubscription } from "./change-subscription";
import { linesIn, lineText } from "./stored-lists";
import { type Subscription, subscriptionType } from "./stored-types";

/** More than the links of the days that an order waits */
const maxFormerLinks = 30;

export const timeOf = (value: unknown) => new Date(value as string | Date).getTime();

type Keyed<Hash extends keyof Subscription, Time extends keyof Subscription> = Pick<
  Subscription,
  "documentId" | Hash | Time
>;

/** The code in the mail that asks for a confirmation */
export const orderCode = (
  strapi: Core.Strapi,
  { documentId, Neu_bestellt_am, Bestellung_Hash }: Keyed<"Bestellung_Hash", "Neu_bestellt_am">,
) => keptCode(strapi, `order ${documentId} ${timeOf(Neu_bestellt_am)}`, Bestellung_Hash);

/** The code in each letter */
export const manageCode = (
  strapi: Core.Strapi,
  { documentId, Verwaltung_Hash }: Pick<Subscription, "documentId" | "Verwaltung_Hash">,
) => keptCode(strapi, `manage ${documentId}`, Verwaltung_Hash);

/** The code of the link for a day */
export const changeCode = (
  strapi: Core.Strapi,
  { documentId, Aenderung_bis, Aenderung_Hash }: Keyed<"Aenderung_Hash", "Aenderung_bis">,
) => keptCode(strapi, `change ${documentId} ${timeOf(Aenderung_bis)}`, Aenderung_Hash);

const managePrefix = "verwaltung ";

/** As a line of `Fruehere_Hashes`: the link of letters that went out under a key of APP_KEYS which is gone */
export const formerManageLine = (hash: string) => `${managePrefix}${hash}`;

type Former = Pick<Subscription, "Fruehere_Hashes">;

/** The link of an earlier mail, so that its page can say that there is a newer one. Those of letters are kept for good. */
export const formerLink = (hash: string | null | undefined, { Fruehere_Hashes }: Former) => {
  const lines = linesIn(Fruehere_Hashes);
  const ofLetters = lines.filter((line) => line.startsWith(managePrefix));
  const ofMails = [...lines.filter((line) => !line.startsWith(managePrefix)), hash ?? ""].filter(Boolean);
  return { Fruehere_Hashes: lineText([...ofLetters, ...ofMails.slice(-maxFormerLinks)]) };
};

/**
 * The link of letters, beside the former one, by which the letters that it stands in can always be ended.
 * @param orderHash of the link of an earlier order
 */
export function manageLink(
  stored: Pick<Subscription, "Verwaltung_Hash" | "Fruehere_Hashes">,
  Verwaltung_Hash: string,
  orderHash?: string | null,
) {
  const { Verwaltung_Hash: former } = stored;
  const { Fruehere_Hashes } = formerLink(orderHash, stored);
  const isNew = former && former !== Verwaltung_Hash;
  const lines = [...(isNew ? [formerManageLine(former)] : []), ...linesIn(Fruehere_Hashes)];
  return { Verwaltung_Hash, Fruehere_Hashes: lineText(lines) };
}

/** Does it in a transaction, unless the mailbox, however it is spelt, got its links of the day. */
export async function whileLinksAreLeft(
  strapi: Core.Strapi,
  address: string,
  now: Date,
  run: () => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(strapi, trx, mailboxOf(address));
    if (await hasMaxLinks(strapi, address, now))
      strapi.log.warn("A link is left out: its mailbox got the maximum of links today.");
    else await run();
  });
}

/** Stores a new link and queues its mail. @throws Error if the subscription was removed meanwhile */
export async function mailLink(
  strapi: Core.Strapi,
  documentId: string,
  { kind, now }: { kind: LinkMail; now: Date },
  toChange: (stored: Subscription) => Change,
): Promise<void> {
  const isStored = await changeSubscription(strapi, documentId, (stored) => ({
    ...toChange(stored),
    Verschickt: withTime(stored, now),
  }));
  if (!isStored) throw new Error("The subscription was removed meanwhile.");
  const mail = { Vorgangsnummer: documentId, Eingang: subscriptionType, Art: kind };
  await queueOnce(strapi, mail, now.getTime());
}

/** The times of the links that went out within a day */
const timesOf = ({ Verschickt }: Subscription, now: Date): string[] =>
  (Array.isArray(Verschickt) ? Verschickt : [])
    .map(String)
    .filter((time) => timeOf(time) > dayBefore(now).getTime());

const withTime = (stored: Subscription, now: Date) => [...timesOf(stored, now), now.toISOString()];

async function hasMaxLinks(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const sent = await rows(strapi, subscriptionType).findMany({ where: { E_Mail: atDomainOf(address) } });
  return hasMaxMails(
    address,
    sent.map((each) => ({ address: each.E_Mail, count: timesOf(each, now).length })),
  );
}

type LinkMail = "bestellung" | "aenderlink";
