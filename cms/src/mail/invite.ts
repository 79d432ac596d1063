import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { runInBackground } from "../background/run-in-background";
import type { Village } from "../slots/mails";
import { mailSettings } from "./mail-settings";
import { autoSubmitted, oneLine } from "./mail-text";
import { readSender } from "./sender";
import { impatient, send } from "./transport";

type Account = { email: string; registrationToken?: string | null; isActive?: boolean };

/** The mail to a person for whom an account was made, who chooses a password behind the link. */
const toInvitation = ({ to, url }: { to: string; url: string }, { site, editors }: Village) => ({
  to,
  subject: `Ihr Zugang zur Redaktion: ${oneLine(site)}`,
  text: [
    "Guten Tag,",
    `für Sie wurde ein Zugang zum Redaktionssystem angelegt. Unter diesem Link wählen Sie Ihr Passwort:\n${url}`,
    "Der Link gilt nur für Sie; bitte geben Sie ihn nicht weiter. Haben Sie keinen Zugang erwartet? Dann löschen Sie diese Mail, oder antworten Sie darauf.",
    oneLine(site),
  ].join("\n\n"),
  replyTo: editors,
  headers: autoSubmitted("auto-generated"),
});

/**
 * Mails new accounts the link that the panel shows to whoever made them, where mail is set up. It is sent at once and without a second attempt: the panel still shows it.
 */
export function mailInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    afterCreate({ result }: { result?: Account }) {
      const settings = mailSettings();
      if (!settings || !result?.registrationToken || result.isActive) return;
      // Strapi's own address of the panel where the operator has named none, as for a forgotten password
      const panel = settings.adminUrl ?? strapi.config.get<string>("admin.absoluteUrl");
      const url = `${panel}/auth/register?registrationToken=${result.registrationToken}`;
      void runInBackground(strapi, "The mail of an invitation", async () => {
        const mail = toInvitation({ to: result.email, url }, await readSender(strapi, settings.to));
        await send(settings, mail, randomUUID(), impatient);
      });
    },
  });
}
