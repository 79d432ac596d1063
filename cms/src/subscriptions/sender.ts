import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { settingsType } from "../events/village-days";
import { mailSettings } from "../mail/mail-settings";
import { toImprint } from "../outcomes/outcome-texts";
import type { Sender } from "./letter-texts";

/** Who sends letters; undefined while mail is off or the site's address is unknown, without which nobody could leave. */
export async function senderOf(strapi: Core.Strapi): Promise<Sender | undefined> {
  const mail = mailSettings();
  const siteUrl = process.env.SITE_URL;
  if (!mail || !siteUrl) return undefined;
  const settings = (await rows(strapi, settingsType).findOne({})) ?? undefined;
  const village = { site: settings?.Seitentitel || "Dorfforum", editors: mail.to, siteUrl };
  return { ...village, imprint: toImprint(village, settings ?? {}) };
}
