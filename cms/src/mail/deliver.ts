import type { Core } from "@strapi/strapi";
import { createTransport } from "nodemailer";
import { hadEnoughConfirmations } from "./confirmations";
import { type MailSettings, mailSettings } from "./mail-settings";
import { type MailedEntry, type MailText, toConfirmation, toNotification } from "./mail-texts";
import { putBack, type QueuedMail, takeMail, takeOut } from "./outbox";

/** How often the outbox is looked at for mails whose pause is over. */
const EVERY_FIVE_SECONDS = "*/5 * * * * *";
type Stored = MailedEntry & { id: number; documentId: string };

const SENT_AT = { redaktion: "Mail_versendet_am", bestaetigung: "Bestaetigung_versendet_am" } as const;

let running = false;
let again = false;

/** Sends what is due until nothing is, one round at a time in this process. Never throws. */
export function deliverSoon(strapi: Core.Strapi): void {
  again = true;
  if (running) return;
  running = true;
  void deliverAll(strapi).finally(() => {
    running = false;
  });
}

async function deliverAll(strapi: Core.Strapi): Promise<void> {
  try {
    while (again) {
      again = false;
      await deliverDue(strapi);
    }
  } catch (error) {
    strapi.log.error(`The outbox could not be read: ${codeOf(error)}`);
  }
}

/** Also after a restart: what was stored and not yet sent is found in the database. */
export function keepDelivering(strapi: Core.Strapi): void {
  if (!mailSettings()) {
    strapi.log.info("SMTP_URL is not set: no mail is sent, messages wait in the CMS.");
    return;
  }
  strapi.cron.add({
    deliverMails: { task: async () => deliverSoon(strapi), options: { rule: EVERY_FIVE_SECONDS } },
  });
}

async function deliverDue(strapi: Core.Strapi): Promise<void> {
  const settings = mailSettings();
  if (!settings) return;
  for (let mail = await takeMail(strapi); mail; mail = await takeMail(strapi)) {
    const entry: Stored | null = await strapi.db
      .query(mail.Eingang)
      .findOne({ where: { Vorgangsnummer: mail.Vorgangsnummer } });
    if (!entry) await takeOut(strapi, mail);
    else await deliver(strapi, settings, mail, entry);
  }
}

/**
 * Sends one mail. A crash between the server's yes and the note of it sends the mail once more: that is the price of
 * never losing one. The Message-ID stays the same, by which most mailboxes show it once.
 */
async function deliver(
  strapi: Core.Strapi,
  settings: MailSettings,
  mail: QueuedMail,
  entry: Stored,
): Promise<void> {
  const name = `The mail ${mail.Art} of ${mail.Vorgangsnummer}`;
  try {
    if (
      mail.Art === "bestaetigung" &&
      (await hadEnoughConfirmations(strapi, entry.E_Mail ?? "", new Date()))
    ) {
      strapi.log.warn(`${name} is left out: its address has had enough of them today.`);
      return await takeOut(strapi, mail);
    }
    const village = { site: await siteName(strapi), editors: settings.to };
    const place = {
      adminUrl: settings.adminUrl,
      path: `/content-manager/collection-types/${mail.Eingang}/${entry.documentId}`,
    };
    const text =
      mail.Art === "redaktion" ? toNotification(entry, village, place) : toConfirmation(entry, village);
    await send(settings, text, `${mail.Vorgangsnummer}.${mail.Art}`);
  } catch (error) {
    if (mail.Art === "bestaetigung" && refusedForGood(error)) {
      strapi.log.warn(`${name} is given up: its address was refused (${codeOf(error)}).`);
      return takeOut(strapi, mail);
    }
    const pause = await putBack(strapi, mail);
    strapi.log.warn(
      `${name} was not sent (${codeOf(error)}); attempt ${mail.Versuche + 1} follows in ${pause / 1000} s.`,
    );
    return;
  }
  await strapi.db.transaction(async () => {
    await strapi.db
      .query(mail.Eingang)
      .update({ where: { id: entry.id }, data: { [SENT_AT[mail.Art]]: new Date() } });
    await takeOut(strapi, mail);
  });
}

async function send(
  { url, from }: MailSettings,
  { autoSubmitted, ...mail }: MailText,
  id: string,
): Promise<void> {
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
    await transport.sendMail({
      ...mail,
      from,
      messageId: `<${id}@${domain}>`,
      headers: { "Auto-Submitted": autoSubmitted },
    });
  } finally {
    transport.close();
  }
}

async function siteName(strapi: Core.Strapi): Promise<string> {
  const settings: { Seitentitel?: string } | null = await strapi.db
    .query("api::allgemeine-einstellung.allgemeine-einstellung")
    .findOne({});
  return settings?.Seitentitel || "Dorfforum";
}

type SmtpError = { code?: string; responseCode?: number };

/** The server will never take this address or message; anything else may pass. */
const refusedForGood = (error: unknown) => {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
};

/** Without the message, which may hold addresses. */
const codeOf = (error: unknown) => {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
};
