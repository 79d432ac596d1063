import type { Core } from "@strapi/strapi";
import { codeOf } from "../background/error-code";
import { rows } from "../database/rows";
import { isInbox } from "../inboxes";
import { noteOutcome } from "../outcomes/compose-outcome";
import { isLetter } from "../subscriptions/compose-mail";
import { sendNews } from "../subscriptions/send-news";
import { isHeld, noteSent } from "../subscriptions/sending-state";
import { answersTo, countAnswer } from "../subscriptions/sendings";
import { noteAnswer } from "../subscriptions/subscription";
import { type Composed, compose } from "./compose";
import { mailSettings } from "./mail-settings";
import { noteTold, noteUnknown, postpone, type QueuedMail, removeMail, retryLater } from "./outbox";
import { answerOf, fateOf, type SmtpAnswer } from "./smtp-answer";
import { send } from "./transport";

const sentAtFields: Partial<Record<QueuedMail["Art"], "Mail_versendet_am" | "Bestaetigung_versendet_am">> = {
  redaktion: "Mail_versendet_am",
  bestaetigung: "Bestaetigung_versendet_am",
};

/** Not at once, for a server that cut the connection may be starting; nor often, where it refuses most of a letter. */
const leastRetryMs: Partial<Record<SmtpAnswer, number>> = {
  unknown: 60_000,
  "mailbox refused": 3 * 3_600_000,
};

const nameOf = ({ Art, Vorgangsnummer }: QueuedMail) => `The mail ${Art} of ${Vorgangsnummer}`;
const isToReaders = ({ Art }: QueuedMail) => Art === "brief" || Art === "eilbrief";

/** Makes the letters of what was published or changed. */
export async function makeLetters(strapi: Core.Strapi, mail: QueuedMail): Promise<void> {
  try {
    if (await isHeld(strapi)) return await postpone(strapi, mail);
    await sendNews(strapi, mail, new Date());
    await removeMail(strapi, mail);
  } catch (error) {
    await tryAgain(strapi, mail, error);
  }
}

/** The Message-IDs of mails that were sent, until the database lets them go */
const sentIds = new Set<string>();

/**
 * Sends one mail. A crash after the server accepted it and before that is stored sends it again, with the same Message-ID,
 * by which most mailboxes show it once; losing a mail is impossible in return.
 */
export async function deliver(strapi: Core.Strapi, mail: QueuedMail): Promise<void> {
  const settings = mailSettings();
  if (!settings) return;
  let composed: Composed | undefined;
  try {
    if (isLetter(mail.Art) && (await isHeld(strapi))) return await postpone(strapi, mail);
    composed = await compose(strapi, settings, mail, new Date());
    if (!composed) return await removeMail(strapi, mail);
    if (!sentIds.has(composed.messageId)) await send(settings, composed.text, composed.messageId);
  } catch (error) {
    return afterFailure(strapi, mail, composed, error);
  }
  await afterSending(strapi, mail, composed);
  if (!isToReaders(mail)) return;
  if ("subscription" in composed && composed.subscription)
    await noteAnswer(strapi, composed.subscription, false);
  await countAnswer(strapi, mail.Vorgangsnummer, "accepted");
  await noteSent(strapi);
}

/** Removes a mail that was sent, with what the entry remembers of it, or without where that cannot be stored. */
async function afterSending(strapi: Core.Strapi, mail: QueuedMail, composed: Composed): Promise<void> {
  const { Art, Eingang, Vorgangsnummer } = mail;
  sentIds.add(composed.messageId);
  try {
    await strapi.db.transaction(async () => {
      if ("what" in composed) {
        await noteOutcome(strapi, Vorgangsnummer, composed.what);
        await noteTold(strapi, mail, composed.told);
      }
      const field = sentAtFields[Art];
      if (isInbox(Eingang) && field)
        await rows(strapi, Eingang).updateMany({ where: { Vorgangsnummer }, data: { [field]: new Date() } });
      await removeMail(strapi, mail);
    });
  } catch (error) {
    strapi.log.error(`${nameOf(mail)} was sent, which could not be noted: ${codeOf(error)}`);
    await removeMail(strapi, mail);
  }
  sentIds.delete(composed.messageId);
}

async function afterFailure(
  strapi: Core.Strapi,
  mail: QueuedMail,
  composed: Composed | undefined,
  error: unknown,
): Promise<void> {
  const { Art, Versuche, Vorgangsnummer } = mail;
  const answer = answerOf(error);
  const { accepted, refused } = isToReaders(mail)
    ? await answersTo(strapi, Vorgangsnummer)
    : { accepted: 0, refused: 0 };
  const fate = fateOf(answer, {
    kind: Art === "redaktion" ? "editors" : isToReaders(mail) ? "letter" : "visitor",
    attempts: Versuche,
    wasUnknown: mail.Ungewiss === true,
    isServerTrusted: accepted > refused,
  });
  if (fate === "retry" || !composed) {
    if (answer === "unknown") await noteUnknown(strapi, mail);
    return tryAgain(
      strapi,
      mail,
      error,
      isToReaders(mail) || answer === "unknown" ? leastRetryMs[answer] : 0,
    );
  }
  if (fate === "count as sent") {
    strapi.log.warn(
      `${nameOf(mail)} is not sent a third time, though nobody said that it came (${codeOf(error)}).`,
    );
    return afterSending(strapi, mail, composed);
  }
  strapi.log.warn(`${nameOf(mail)} is given up: ${answer} (${codeOf(error)}).`);
  await strapi.db.transaction(async () => {
    await removeMail(strapi, mail);
    if ("what" in composed) await noteOutcome(strapi, Vorgangsnummer, composed.what, "refused");
  });
  if (!isToReaders(mail)) return;
  await countAnswer(strapi, Vorgangsnummer, "refused");
  if (answer === "mailbox refused" && "subscription" in composed && composed.subscription)
    await noteAnswer(strapi, composed.subscription, true);
}

/** Has a mail wait for its next attempt, not before `leastMs`. */
export async function tryAgain(
  strapi: Core.Strapi,
  mail: QueuedMail,
  error: unknown,
  leastMs = 0,
): Promise<void> {
  const delayS = (await retryLater(strapi, mail, leastMs)) / 1000;
  strapi.log.warn(
    `${nameOf(mail)} was not sent (${codeOf(error)}); attempt ${mail.Versuche + 1} follows in ${delayS} s.`,
  );
}
