import type { Core } from "@strapi/strapi";
import { mailSettings } from "../../mail/mail-settings";
import { readSender } from "../../mail/sender";
import type { Sender } from "./letter-texts";

/** Who sends letters; undefined while mail is off or the site's address is unknown, without which nobody could leave. */
export async function senderOf(strapi: Core.Strapi): Promise<Sender | undefined> {
  const mail = mailSettings();
  const siteUrl = process.env.SITE_URL;
  return mail && siteUrl ? { ...(await readSender(strapi, mail.to)), siteUrl } : undefined;
}
