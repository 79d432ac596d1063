import type { Core } from "@strapi/strapi";
import { hashOf } from "../codes/link-codes";
import { rows } from "../database/rows";
import type { MailText } from "../mail/mail-texts";
import type { QueuedMail } from "../mail/outbox";
import { toDayLinkMail, toLetter, toOrderMail } from "./letter-texts";
import { changeCode, manageCode, manageLink, orderCode } from "./mail-links";
import { isOpen } from "./order";
import { senderOf } from "./sender";
import { letterKinds, type Subscription, subscriptionType } from "./sending-state";
import { letterOf } from "./sendings";
import { nameOf } from "./theme-names";
import { themesIn } from "./theme-text";

const subscriptionMails = ["bestellung", "aenderlink", "brief", "eilbrief"] as const;

export const isSubscriptionMail = (kind: QueuedMail["Art"]): boolean =>
  subscriptionMails.some((each) => each === kind);

/** Whether a mail waits while letters are held after a restored backup. */
export const isLetter = (kind: QueuedMail["Art"]): boolean => letterKinds.some((each) => each === kind);

/** A mail to a subscriber. `subscription`: of a letter, whose answer by the mail server counts */
type SubscriberMail = { text: MailText; messageId: string; subscription?: string };

type HashField = "Bestellung_Hash" | "Verwaltung_Hash" | "Aenderung_Hash";

/** The code of a link, whose hash is stored anew where its key is gone. */
async function storedCode(
  strapi: Core.Strapi,
  { documentId, ...stored }: Subscription,
  field: HashField,
  code: string,
): Promise<string> {
  const hash = hashOf(code);
  if (hash !== stored[field]) {
    const where = { documentId, [field]: stored[field] ?? null };
    const data = field === "Verwaltung_Hash" ? manageLink(stored, hash) : { [field]: hash };
    await rows(strapi, subscriptionType).updateMany({ where, data });
  }
  return code;
}

/** Undefined for a mail that is not to be sent any more: its order is confirmed or gone, its reader has left. */
export async function composeForSubscriber(
  strapi: Core.Strapi,
  mail: QueuedMail,
): Promise<SubscriberMail | undefined> {
  const sender = await senderOf(strapi);
  if (!sender) throw new Error("SITE_URL is not set.");
  if (mail.Art === "brief" || mail.Art === "eilbrief") {
    const letter = await letterOf(strapi, mail);
    if (!letter) return undefined;
    const { sending, subscription, theme } = letter;
    const code = await storedCode(strapi, subscription, "Verwaltung_Hash", manageCode(strapi, subscription));
    const reader = { to: subscription.E_Mail, code, theme };
    return {
      text: toLetter(sending, reader, sender),
      messageId: mail.Vorgangsnummer,
      subscription: subscription.documentId,
    };
  }
  const where = { documentId: mail.Vorgangsnummer };
  const stored = await rows(strapi, subscriptionType).findOne({ where });
  if (!stored) return undefined;
  const to = stored.E_Mail;
  if (mail.Art === "aenderlink") {
    const time = new Date(String(stored.Aenderung_bis)).getTime();
    const code = await storedCode(strapi, stored, "Aenderung_Hash", changeCode(strapi, stored));
    const text = toDayLinkMail({ to, code }, sender);
    return { text, messageId: `${mail.Vorgangsnummer}.${mail.Art}.${time}` };
  }
  if (!isOpen(stored, new Date())) return undefined;
  const names = await Promise.all(themesIn(stored.Bestellt).map((theme) => nameOf(strapi, theme)));
  const orderedAt = new Date(String(stored.Neu_bestellt_am));
  const themes = names.flatMap((name) => name ?? []);
  const code = await storedCode(strapi, stored, "Bestellung_Hash", orderCode(strapi, stored));
  const text = toOrderMail({ to, code, orderedAt, themes }, sender);
  return { text, messageId: `${mail.Vorgangsnummer}.${mail.Art}.${orderedAt.getTime()}` };
}
