import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { hashOf } from "../mail/link-codes";
import type { MailText } from "../mail/mail-texts";
import type { QueuedMail } from "../mail/outbox";
import { toDayLinkMail, toLetter, toOrderMail } from "./letter-texts";
import { changeCode, isOpen, manageCode, orderCode } from "./order";
import { senderOf } from "./sender";
import { letterKinds, type Subscription, subscriptionType } from "./sending-state";
import { letterOf } from "./sendings";
import { nameOf } from "./theme-names";
import { themesIn } from "./theme-text";

const subscriptionMails = ["bestellung", "aenderlink", "brief"] as const;

export const isSubscriptionMail = (kind: QueuedMail["Art"]): boolean =>
  subscriptionMails.some((each) => each === kind);

/** Whether a mail waits while letters are held after a restored backup. */
export const isLetter = (kind: QueuedMail["Art"]): boolean => letterKinds.some((each) => each === kind);

/** A mail to a subscriber. `subscription`: of a letter, whose answer by the mail server counts */
type SubscriberMail = { text: MailText; messageId: string; subscription?: string };

/** The code of each letter, whose hash is stored anew where its key is gone. */
async function storedManageCode(strapi: Core.Strapi, subscription: Subscription): Promise<string> {
  const code = manageCode(strapi, subscription);
  const Verwaltung_Hash = hashOf(code);
  if (Verwaltung_Hash !== subscription.Verwaltung_Hash)
    await rows(strapi, subscriptionType).updateMany({
      where: { documentId: subscription.documentId },
      data: { Verwaltung_Hash },
    });
  return code;
}

/** Undefined for a mail that is not to be sent any more: its order is confirmed or gone, its reader has left. */
export async function composeForSubscriber(
  strapi: Core.Strapi,
  mail: QueuedMail,
): Promise<SubscriberMail | undefined> {
  const sender = await senderOf(strapi);
  if (!sender) return undefined;
  if (mail.Art === "brief") {
    const letter = await letterOf(strapi, mail);
    if (!letter) return undefined;
    const { sending, subscription, theme } = letter;
    const reader = { to: subscription.E_Mail, code: await storedManageCode(strapi, subscription), theme };
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
    const text = toDayLinkMail({ to, code: changeCode(strapi, stored) }, sender);
    return { text, messageId: `${mail.Vorgangsnummer}.${mail.Art}.${time}` };
  }
  if (!isOpen(stored, new Date())) return undefined;
  const names = await Promise.all(themesIn(stored.Bestellt).map((theme) => nameOf(strapi, theme)));
  const orderedAt = new Date(String(stored.Neu_bestellt_am));
  const themes = names.flatMap((name) => name ?? []);
  const text = toOrderMail({ to, code: orderCode(strapi, stored), orderedAt, themes }, sender);
  return { text, messageId: `${mail.Vorgangsnummer}.${mail.Art}.${orderedAt.getTime()}` };
}
