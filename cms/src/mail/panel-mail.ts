import { randomUUID } from "node:crypto";
import { codeOf } from "../background/error-code";
import { siteName } from "./compose";
import { mailSettings } from "./mail-settings";
import { toNewPassword } from "./mail-texts";
import { impatient, send } from "./transport";

export const noPanelMail =
  "Von hier werden keine E-Mails verschickt. Bitte wenden Sie sich an die Verwaltung des Dorfforums: Sie setzt Ihnen ein neues Passwort.";

type PanelMail = { to: string; subject?: string; text?: string };

/** The template in config/admin.ts gives the link alone, to the address that Strapi takes for that of the panel. */
const resetLink = /^\S*(\/auth\/reset-password\?code=\w+)$/;

/** Strapi's mail provider, through which it sends links for forgotten passwords, at once and without a second attempt. */
export const init = () => ({
  /** @throws Error without the address, which Strapi writes into the log */
  async send({ to, subject = "", text = "" }: PanelMail): Promise<void> {
    const settings = mailSettings();
    if (!settings) throw new Error("SMTP_URL is not set: no mail is sent.");
    const [link, path] = resetLink.exec(text) ?? [];
    const village = { site: await siteName(strapi), editors: settings.to };
    const url = settings.adminUrl && path ? settings.adminUrl + path : link;
    const plain = { to, subject, text, replyTo: settings.to, headers: {} };
    const mail = url ? toNewPassword({ to, url }, village) : plain;
    try {
      await send(settings, mail, randomUUID(), impatient);
    } catch (error) {
      throw new Error(`A mail of the panel was not sent (${codeOf(error)}).`);
    }
  },
});
