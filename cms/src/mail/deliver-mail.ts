import type { Core } from "@strapi/strapi";
import { codeOf } from "../background/error-code";
import type { Composed, QueuedMail } from "../slots/mails";
import { compose, mailsOf } from "./compose";
import { mailSettings } from "./mail-settings";
import { noteUnknown, postpone, removeMail, retryLater } from "./outbox";
import { answerOf, fateOf, type SmtpAnswer } from "./smtp-answer";
import { send } from "./transport";

/** Not at once, for a server that cut the connection may be starting; nor often, where it refuses most of a letter. */
const leastRetryMs: Partial<Record<SmtpAnswer, number>> = {
  unknown: 60_000,
  "mailbox refused": 3 * 3_600_000,
};

const nameOf = ({ Art, Vorgangsnummer }: QueuedMail) => `The mail ${Art} of ${Vorgangsnummer}`;
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
    if (await mailsOf(mail)?.letters?.isPaused(strapi)) return await postpone(strapi, mail);
    composed = await compose(strapi, settings, mail, new Date());
    if (!composed) return await removeMail(strapi, mail);
    if (!sentIds.has(composed.messageId)) await send(settings, composed.text, composed.messageId);
  } catch (error) {
    return afterFailure(strapi, mail, composed, error);
  }
  await afterSending(strapi, mail, composed);
  await composed.count?.("accepted");
}

/** Removes a mail that was sent, with what the entry remembers of it, or without where that cannot be stored. */
async function afterSending(strapi: Core.Strapi, mail: QueuedMail, composed: Composed): Promise<void> {
  sentIds.add(composed.messageId);
  try {
    await strapi.db.transaction(async () => {
      await composed.note?.();
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
  const answer = answerOf(error);
  const letters = mailsOf(mail)?.letters;
  const { accepted, refused } = (await letters?.answersTo(strapi, mail)) ?? { accepted: 0, refused: 0 };
  const fate = fateOf(answer, {
    kind: mail.Art === "redaktion" ? "editors" : letters ? "letter" : "visitor",
    attempts: mail.Versuche,
    wasUnknown: mail.Ungewiss === true,
    isServerTrusted: accepted > refused,
  });
  if (fate === "retry" || !composed) {
    if (answer === "unknown") await noteUnknown(strapi, mail);
    return tryAgain(strapi, mail, error, letters || answer === "unknown" ? leastRetryMs[answer] : 0);
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
    await composed.note?.("refused");
  });
  await composed.count?.(answer === "mailbox refused" ? answer : "refused");
}

/** Has a mail wait for its next attempt, not before `minDelayMs`. */
export async function tryAgain(
  strapi: Core.Strapi,
  mail: QueuedMail,
  error: unknown,
  minDelayMs = 0,
): Promise<void> {
  const delayS = (await retryLater(strapi, mail, minDelayMs)) / 1000;
  strapi.log.warn(
    `${nameOf(mail)} was not sent (${codeOf(error)}); attempt ${mail.Versuche + 1} follows in ${delayS} s.`,
  );
}
