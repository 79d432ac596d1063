import { randomUUID } from "node:crypto";
import { codeOf } from "../background/error-code";
import type { Village } from "../slots/mails";
import { mailSettings } from "./mail-settings";
import { autoSubmitted, oneLine } from "./mail-text";
import { readSender } from "./sender";
import { impatient, send } from "./transport";

export const noPanelMail =
  "Von hier werden keine E-Mails verschickt. Bitte wenden Sie sich an die Verwaltung des Dorfforums: Sie setzt Ihnen ein neues Passwort.";

/** The mail to an editor who has forgotten the password. Who did not ask for it need do nothing. */
export const toNewPassword = ({ to, url }: { to: string; url: string }, { site, editors }: Village) => ({
  to,
  subject: `Neues Passwort für die Redaktion: ${oneLine(site)}`,
  text: [
    "Guten Tag,",
    `unter diesem Link wählen Sie ein neues Passwort für das Redaktionssystem:\n${url}`,
    "Er gilt eine Stunde und nur einmal. Haben Sie kein neues Passwort gewünscht? Dann löschen Sie diese Mail, und es bleibt beim alten.",
    oneLine(site),
  ].join("\n\n"),
  replyTo: editors,
  headers: autoSubmitted("auto-generated"),
});

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
    const village = await readSender(strapi, settings.to);
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
