import type { Core } from "@strapi/strapi";
import { schedule } from "../background/run-in-background";
import { fromFeatures } from "../slots/feature";
import { deliver, tryAgain } from "./deliver-mail";
import { lane } from "./lane";
import { mailSettings } from "./mail-settings";
import { takeLetter } from "./outbox";
import { takeInTurn } from "./take-in-turn";

const everyFiveSeconds = "*/5 * * * * *";

/** Who waits for a link does not wait for letters. */
const lanes = [
  lane(
    "The delivery of a mail",
    (strapi) => takeInTurn(strapi, tryAgain),
    (strapi, { mail, end }) => deliver(strapi, mail).finally(end),
  ),
  lane("The delivery of a letter", takeLetter, deliver),
];

/** Sends all due mails in the background. */
export function deliverSoon(strapi: Core.Strapi): void {
  if (mailSettings())
    for (const begin of [...lanes, ...fromFeatures((feature) => feature.lanes)]) begin(strapi);
}

/** Looks for due mails every five seconds, including those that waited while the CMS was down. */
export function scheduleDelivery(strapi: Core.Strapi): void {
  if (!mailSettings()) {
    strapi.log.info("SMTP_URL is not set: no mail is sent, messages wait in the CMS.");
    return;
  }
  schedule(strapi, "deliverMails", { rule: everyFiveSeconds }, () => deliverSoon(strapi));
}
