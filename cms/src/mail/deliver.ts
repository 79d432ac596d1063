import type { Core } from "@strapi/strapi";
import { schedule } from "../background/run-in-background";
import { deliverPushSoon } from "../push/deliver-push";
import { deliver, makeLetters, tryAgain } from "./deliver-mail";
import { lane } from "./lane";
import { mailSettings } from "./mail-settings";
import { takeLetter, takeNews } from "./outbox";
import { takeInTurn } from "./take-in-turn";

const everyFiveSeconds = "*/5 * * * * *";

/** Letters look at all that waits, so they are made one after the other. */
const single = { atOnce: 1, maxOpen: 1, slowMs: 3_600_000 };

/** Who waits for a link does not wait for letters, nor letters for those that are made. */
const lanes = [
  lane(
    "The delivery of a mail",
    (strapi) => takeInTurn(strapi, tryAgain),
    (strapi, { mail, end }) => deliver(strapi, mail).finally(end),
  ),
  lane("The delivery of a letter", takeLetter, deliver),
  lane(
    "The making of letters",
    takeNews,
    async (strapi, mail) => {
      await makeLetters(strapi, mail);
      deliverSoon(strapi);
    },
    single,
  ),
];

/** Sends all due mails in the background. */
export function deliverSoon(strapi: Core.Strapi): void {
  if (mailSettings()) for (const begin of lanes) begin(strapi);
}

/** Looks for due mails every five seconds, including those that waited while the CMS was down. */
export function scheduleDelivery(strapi: Core.Strapi): void {
  if (!mailSettings()) {
    strapi.log.info("SMTP_URL is not set: no mail is sent, messages wait in the CMS.");
    return;
  }
  schedule(strapi, "deliverMails", { rule: everyFiveSeconds }, () => deliverSoon(strapi));
  schedule(strapi, "deliverPush", { rule: everyFiveSeconds }, () => deliverPushSoon(strapi));
}
