import type { Core } from "@strapi/strapi";
import { fromFeatures } from "../slots/feature";
import type { Composed, Mails, QueuedMail } from "../slots/mails";
import type { MailSettings } from "./mail-settings";
import { readSender } from "./sender";

export const mailsOf = ({ Art }: QueuedMail): Mails | undefined =>
  fromFeatures(({ mails }) => mails).find(({ kinds }) => kinds.includes(Art));

/** The text of a queued mail, from its entry as it is now; undefined for a mail that is not to be sent any more. */
export async function compose(
  strapi: Core.Strapi,
  settings: MailSettings,
  mail: QueuedMail,
  now: Date,
): Promise<Composed | undefined> {
  return mailsOf(mail)?.compose(strapi, mail, await readSender(strapi, settings.to), now);
}
