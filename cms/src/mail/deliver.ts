import type { Core } from "@strapi/strapi";
import { createTransport } from "nodemailer";
import { rows } from "../database/rows";
import { inboxes, isInbox } from "../inboxes";
import { type MailSettings, mailSettings } from "./mail-settings";
import { type MailText, toConfirmation, toNotification } from "./mail-texts";
import { type QueuedMail, removeMail, retryLater, takeMail } from "./outbox";

const maxConfirmationsPerDay = 3;
const dayMs = 24 * 3600 * 1000;
const everyFiveSeconds = "*/5 * * * * *";
const sentAtField = { redaktion: "Mail_versendet_am", bestaetigung: "Bestaetigung_versendet_am" } as const;

let isDelivering = false;
let isRequestedAgain = false;

/** Sends all due mails in the background, one run at a time in this process. Never throws. */
export async function deliverSoon(strapi: Core.Strapi): Promise<void> {
  isRequestedAgain = true;
  if (isDelivering) return;
  isDelivering = true;
  try {
    while (isRequestedAgain) {
      isRequestedAgain = false;
      await deliverDue(strapi);
    }
  } catch (error) {
    strapi.log.error(`The outbox could not be read: ${codeOf(error)}`);
  } finally {
    isDelivering = false;
  }
}

/** Looks for due mails every five seconds, including those that waited while the CMS was down. */
export function scheduleDelivery(strapi: Core.Strapi): void {
  if (!mailSettings()) {
    strapi.log.info("SMTP_URL is not set: no mail is sent, messages wait in the CMS.");
    return;
  }
  strapi.cron.add({
    deliverMails: { task: () => deliverSoon(strapi), options: { rule: everyFiveSeconds } },
  });
}

async function deliverDue(strapi: Core.Strapi): Promise<void> {
  const settings = mailSettings();
  if (!settings) return;
  for (let mail = await takeMail(strapi); mail; mail = await takeMail(strapi))
    await deliver(strapi, settings, mail);
}

/**
 * Sends one mail. A crash after the server accepted it and before that is stored sends it again, with the same Message-ID,
 * by which most mailboxes show it once; losing a mail is impossible in return.
 */
async function deliver(strapi: Core.Strapi, settings: MailSettings, mail: QueuedMail): Promise<void> {
  const { Art, Eingang, Vorgangsnummer } = mail;
  if (!isInbox(Eingang)) return removeMail(strapi, mail);
  const entry = await rows(strapi, Eingang).findOne({ where: { Vorgangsnummer } });
  if (!entry) return removeMail(strapi, mail);

  const name = `The mail ${Art} of ${Vorgangsnummer}`;
  const isConfirmation = Art === "bestaetigung";
  try {
    if (isConfirmation && (await hasMaxConfirmations(strapi, entry.E_Mail ?? "", new Date()))) {
      strapi.log.warn(`${name} is left out: its address got the maximum of confirmations today.`);
      return await removeMail(strapi, mail);
    }
    const village = { site: await siteName(strapi), editors: settings.to, siteUrl: process.env.SITE_URL };
    const path = `/content-manager/collection-types/${Eingang}/${entry.documentId}`;
    const link = settings.adminUrl && `${settings.adminUrl}${path}`;
    const text = isConfirmation ? toConfirmation(entry, village) : toNotification(entry, village, link);
    await send(settings, text, `${Vorgangsnummer}.${Art}`);
  } catch (error) {
    if (isConfirmation && isPermanentRefusal(error)) {
      strapi.log.warn(`${name} is given up: its address was refused (${codeOf(error)}).`);
      return removeMail(strapi, mail);
    }
    const delayS = (await retryLater(strapi, mail)) / 1000;
    strapi.log.warn(
      `${name} was not sent (${codeOf(error)}); attempt ${mail.Versuche + 1} follows in ${delayS} s.`,
    );
    return;
  }
  await strapi.db.transaction(async () => {
    const data = { [sentAtField[Art]]: new Date() };
    await rows(strapi, Eingang).update({ where: { id: entry.id }, data });
    await removeMail(strapi, mail);
  });
}

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
async function hasMaxConfirmations(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
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

async function send({ url, from }: MailSettings, text: MailText, id: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@/, "").replace(/[^\w.-]/g, "");
  try {
    await transport.sendMail({ ...text, from, messageId: `<${id}@${domain}>` });
  } finally {
    transport.close();
  }
}

async function siteName(strapi: Core.Strapi): Promise<string> {
  const settings = await rows(strapi, "api::allgemeine-einstellung.allgemeine-einstellung").findOne({});
  return settings?.Seitentitel || "Dorfforum";
}

type SmtpError = { code?: string; responseCode?: number };

/** Whether the server will never accept this address or message. */
const isPermanentRefusal = (error: unknown) => {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
};

/** An error for the log, without its message, which may hold addresses. */
const codeOf = (error: unknown) => {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
};
