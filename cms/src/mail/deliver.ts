import type { Core } from "@strapi/strapi";
import { createTransport } from "nodemailer";
import { codeOf } from "../background/error-code";
import { onceAtATime, schedule } from "../background/run-in-background";
import { rows } from "../database/rows";
import { isInbox } from "../inboxes";
import { noteOutcome } from "../outcomes/compose-outcome";
import { deliverPushSoon } from "../push/deliver-push";
import { isLetter } from "../subscriptions/compose-mail";
import { sendNews } from "../subscriptions/send-news";
import { isHeld, noteSent } from "../subscriptions/sending-state";
import { noteAnswer } from "../subscriptions/subscription";
import { compose } from "./compose";
import { type MailSettings, mailSettings } from "./mail-settings";
import type { MailText } from "./mail-texts";
import { noteTold, postpone, type QueuedMail, removeMail, retryLater, takeMail } from "./outbox";

const everyFiveSeconds = "*/5 * * * * *";
const sentAtFields: Partial<Record<QueuedMail["Art"], "Mail_versendet_am" | "Bestaetigung_versendet_am">> = {
  redaktion: "Mail_versendet_am",
  bestaetigung: "Bestaetigung_versendet_am",
};

/** Sends all due mails in the background. */
export const deliverSoon = onceAtATime("The delivery of mails", async (strapi) => {
  const settings = mailSettings();
  if (!settings) return;
  for (let mail = await takeMail(strapi); mail; mail = await takeMail(strapi))
    await deliver(strapi, settings, mail);
});

/** Looks for due mails every five seconds, including those that waited while the CMS was down. */
export function scheduleDelivery(strapi: Core.Strapi): void {
  if (!mailSettings()) {
    strapi.log.info("SMTP_URL is not set: no mail is sent, messages wait in the CMS.");
    return;
  }
  schedule(strapi, "deliverMails", { rule: everyFiveSeconds }, () => deliverSoon(strapi));
  schedule(strapi, "deliverPush", { rule: everyFiveSeconds }, () => deliverPushSoon(strapi));
}

/**
 * Sends one mail. A crash after the server accepted it and before that is stored sends it again, with the same Message-ID,
 * by which most mailboxes show it once; losing a mail is impossible in return.
 */
async function deliver(strapi: Core.Strapi, settings: MailSettings, mail: QueuedMail): Promise<void> {
  const { Art, Eingang, Vorgangsnummer } = mail;
  const name = `The mail ${Art} of ${Vorgangsnummer}`;
  let composed: Awaited<ReturnType<typeof compose>>;
  try {
    if (isLetter(Art) && (await isHeld(strapi))) return await postpone(strapi, mail);
    if (Art === "aenderung" || Art === "neues") {
      await sendNews(strapi, mail, new Date());
      return await removeMail(strapi, mail);
    }
    composed = await compose(strapi, settings, mail, new Date());
    if (!composed) return await removeMail(strapi, mail);
    await send(settings, composed.text, composed.messageId);
  } catch (error) {
    if (Art !== "redaktion" && isPermanentRefusal(error, Art === "brief")) {
      strapi.log.warn(`${name} is given up: its address was refused (${codeOf(error)}).`);
      if (composed && "what" in composed) await noteOutcome(strapi, Vorgangsnummer, composed.what, "refused");
      if (composed && "subscription" in composed && composed.subscription)
        await noteAnswer(strapi, composed.subscription, true);
      return removeMail(strapi, mail);
    }
    const delayS = (await retryLater(strapi, mail)) / 1000;
    strapi.log.warn(
      `${name} was not sent (${codeOf(error)}); attempt ${mail.Versuche + 1} follows in ${delayS} s.`,
    );
    return;
  }
  if (Art === "brief") await noteSent(strapi);
  await strapi.db.transaction(async () => {
    if ("what" in composed) {
      await noteOutcome(strapi, Vorgangsnummer, composed.what);
      await noteTold(strapi, mail, composed.told);
    }
    if ("subscription" in composed && composed.subscription)
      await noteAnswer(strapi, composed.subscription, false);
    const field = sentAtFields[Art];
    if (isInbox(Eingang) && field) {
      const data = { [field]: new Date() };
      await rows(strapi, Eingang).updateMany({ where: { Vorgangsnummer }, data });
    }
    await removeMail(strapi, mail);
  });
}

export async function send({ url, from }: MailSettings, text: MailText, id: string): Promise<void> {
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

type SmtpError = { code?: string; command?: string; responseCode?: number };

/** Whether the server will never accept this address or message. Of a letter to many only the address counts. */
const isPermanentRefusal = (error: unknown, isOfMany: boolean) => {
  const { code, command, responseCode = 0 } = error as SmtpError;
  if (isOfMany && command !== "RCPT TO") return false;
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
};
