import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { accessCodeOf } from "../codes/access-code";
import { composeRequest } from "../confirmations/confirmation-mail";
import { rows } from "../database/rows";
import { composeBookingMail, decidersOf } from "../features/rooms/booking-mail";
import { type Inbox, inboxes, isInbox } from "../inboxes";
import { composeOutcome, type OutcomeMail } from "../outcomes/compose-outcome";
import { composeForSubscriber, isSubscriptionMail } from "../subscriptions/compose-mail";
import type { MailSettings } from "./mail-settings";
import { type MailText, toConfirmation, toNotification } from "./mail-texts";
import { atDomainOf, dayBefore, hasMaxMails } from "./mailbox";
import { isBookingMail, isOutcome, type QueuedMail } from "./outbox";

/** `subscription`: of a letter to a reader */
export type Composed = { text: MailText; messageId: string; subscription?: string } | OutcomeMail;

/** The text of a queued mail, from its entry as it is now; undefined for a mail that is not to be sent any more. */
export async function compose(
  strapi: Core.Strapi,
  settings: MailSettings,
  mail: QueuedMail,
  now: Date,
): Promise<Composed | undefined> {
  const { Art, Eingang, Vorgangsnummer } = mail;
  const village = { site: await siteName(strapi), editors: settings.to, siteUrl: process.env.SITE_URL };
  if (Art === "nachfrage") {
    const text = await composeRequest(strapi, Eingang, Vorgangsnummer, village, now);
    return text && { text, messageId: `${Vorgangsnummer}.${Art}.${berlinDay(now).slice(0, 4)}` };
  }
  if (isSubscriptionMail(Art)) return composeForSubscriber(strapi, mail);
  if (isOutcome(Art)) return composeOutcome(strapi, mail, village, now);
  if (isBookingMail(Art)) return composeBookingMail(strapi, mail, village, now);
  if (!isInbox(Eingang)) return undefined;
  const entry = await rows(strapi, Eingang).findOne({ where: { Vorgangsnummer } });
  if (!entry) return undefined;
  const messageId = `${Vorgangsnummer}.${Art}`;
  if (Art === "redaktion") {
    const text = toNotification(entry, village, panelLink(settings, Eingang, entry.documentId));
    return { text: { ...text, to: (await decidersOf(strapi, entry)) || text.to }, messageId };
  }
  if (!(await hasMaxConfirmations(strapi, entry.E_Mail ?? "", now))) {
    const code =
      Eingang === "api::nachricht.nachricht" ? undefined : await accessCodeOf(strapi, Eingang, entry);
    return { text: toConfirmation(entry, village, code), messageId };
  }
  strapi.log.warn(
    `The mail ${Art} of ${Vorgangsnummer} is left out: its address got the maximum of confirmations today.`,
  );
  return undefined;
}

const panelLink = ({ adminUrl }: MailSettings, inbox: Inbox, documentId: string) =>
  adminUrl && `${adminUrl}/content-manager/collection-types/${inbox}/${documentId}`;

/** Counts what the entries note as sent, which survives restarts. */
async function hasMaxConfirmations(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const where = { Bestaetigung_versendet_am: { $gt: dayBefore(now) }, E_Mail: atDomainOf(address) };
  const confirmed = await Promise.all(
    inboxes.map(({ uid }) => rows(strapi, uid).findMany({ select: ["E_Mail"], where })),
  );
  return hasMaxMails(
    address,
    confirmed.flat().map(({ E_Mail }) => ({ address: E_Mail, count: 1 })),
  );
}

export async function siteName(strapi: Core.Strapi): Promise<string> {
  const settings = await rows(strapi, "api::allgemeine-einstellung.allgemeine-einstellung").findOne({});
  return settings?.Seitentitel || "Dorfforum";
}
