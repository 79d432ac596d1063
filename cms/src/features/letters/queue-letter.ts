import { keptLetterDays } from "@dorfforum/shared/letters/limits";
import type { Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { isUniqueViolation } from "../../rules/unique-violation";
import type { QueuedMail } from "../../slots/mails";
import { unsubscribes } from "./apply-unsubscribes";
import { type Receiver, receiversOf, receives } from "./receivers";
import { recordCheckpoint } from "./restore-guard";
import { lineText, themesIn, themeText } from "./stored-lists";
import { type Letter, letterType, outboxType, type Subscription, subscriptionType } from "./stored-types";

/** Rows of one INSERT, well below the variables that SQLite takes */
const rowsAtOnce = 500;
const lateMs = 2 * 24 * 3600 * 1000;

/** One letter to all who have ordered one of its themes. `key` says what it is about: the database lets each be sent once. */
export type NewLetter = {
  key: string;
  themes: readonly Theme[];
  subject: string;
  text: string;
  html?: string | undefined;
  /** What devices show below the subject, and the page that it leads to */
  push: { body: string; path: string };
  /** Goes to all at once */
  isUrgent?: boolean;
  /** Where not all who get one of the themes get this letter */
  receivers?: readonly Receiver[];
  /** Notes for whom it was queued, so that others can be added. */
  takesLatecomers?: boolean;
};

/**
 * Stores a letter and queues it for everybody who gets it, all or nothing; the outbox then sends them, at an even pace
 * unless it is urgent, whatever happens to this process. Of several CMSs one comes first.
 * @returns false if the letter is stored already
 */
export async function createLetter(strapi: Core.Strapi, letter: NewLetter, now: Date): Promise<boolean> {
  const { key, themes, html, takesLatecomers = false, isUrgent = false } = letter;
  if (await rows(strapi, letterType).findOne({ select: ["id"], where: { Schluessel: key } })) return false;
  try {
    await strapi.db.transaction(async () => {
      const receivers = letter.receivers ?? (await receiversOf(strapi, themes));
      const { documentId } = await rows(strapi, letterType).create({
        data: {
          Schluessel: key,
          Themen: themeText(themes),
          ...contentOf(letter),
          HTML: html ?? null,
          Empfaenger: receivers.length,
          Eingereiht_fuer: takesLatecomers ? lineText(receivers.map((each) => each.documentId)) : null,
        },
      });
      await queueLetters(strapi, documentId, receivers, { now, isUrgent });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
  await recordCheckpoint(strapi, now);
  return true;
}

/** What a letter says, as it is stored */
export const contentOf = ({ subject, text, push }: NewLetter) => ({
  Betreff: subject,
  Text: text,
  Push: push,
});

/** Queues a letter for receivers, in the transaction that stores it. */
export async function queueLetters(
  strapi: Core.Strapi,
  letterId: string,
  receivers: readonly Receiver[],
  { now, isUrgent = false }: { now: Date; isUrgent?: boolean },
): Promise<void> {
  const data = receivers.map((receiver) => ({
    Vorgangsnummer: `${letterId}.${receiver.documentId}`,
    Eingang: letterType,
    Art: receiver.kind === "brief" && isUrgent ? "eilbrief" : receiver.kind,
    Versuche: 0,
    Faellig_am: String(now.getTime()),
  }));
  for (let start = 0; start < data.length; start += rowsAtOnce)
    await strapi.db.query(outboxType).createMany({ data: data.slice(start, start + rowsAtOnce) });
}

/**
 * The letter of a waiting mail, with its reader and the theme that it is sent for. Undefined if it is not to be sent any
 * more: it was stopped, or its reader has left, paused or ordered something else.
 */
export async function letterOf(
  strapi: Core.Strapi,
  { Vorgangsnummer }: QueuedMail,
): Promise<{ letter: Letter; subscription: Subscription; theme: Theme } | undefined> {
  const [letterId = "", subscriptionId = ""] = Vorgangsnummer.split(".");
  const letter = await rows(strapi, letterType).findOne({ where: { documentId: letterId } });
  const subscription = await rows(strapi, subscriptionType).findOne({
    where: { documentId: subscriptionId },
  });
  if (!letter || letter.Angehalten || !subscription || isLate(letter, new Date())) return undefined;
  const { isUnsubscribed } = await unsubscribes(strapi);
  const theme = themesIn(letter.Themen).find((each) => receives(subscription, each, isUnsubscribed));
  return theme && { letter, subscription, theme };
}

/** The key of the reminder of a date. @param start its begin in milliseconds */
export const reminderKey = (theme: Theme, start: number) => `${theme} ${start}`;

function isLateReminder(key: string, now: Date): boolean {
  const [theme = "", start] = key.split(" ");
  return /^(?:erinnerung-|abfall:)/.test(theme) && Number(start) < now.getTime();
}

/** Whether nobody wants a letter any more, after an outage of the mail server or of a mailbox. */
export const isLate = ({ Schluessel, createdAt }: Letter, now: Date): boolean =>
  isLateReminder(Schluessel, now) || new Date(String(createdAt)).getTime() < now.getTime() - lateMs;

/** What mail servers said to a letter: how many readers' took it, and how many refused it for good */
export type Answers = { accepted: number; refused: number };

/** @param Vorgangsnummer of the waiting mail, as createLetter() makes it */
export async function answersTo(strapi: Core.Strapi, Vorgangsnummer: string): Promise<Answers> {
  const letter = await rows(strapi, letterType).findOne({
    where: { documentId: letterIdOf(Vorgangsnummer) },
  });
  return { accepted: letter?.Angenommen ?? 0, refused: letter?.Abgelehnt ?? 0 };
}

/** Counts within the database: several letters, and CMSs, are at it. Rows of before have no number. */
export async function countAnswer(strapi: Core.Strapi, Vorgangsnummer: string, answer: keyof Answers) {
  const { collectionName } = strapi.contentType(letterType);
  const column = answer === "accepted" ? "angenommen" : "abgelehnt";
  const one = strapi.db.connection.raw("coalesce(??, 0) + 1", [column]);
  const query = strapi.db.connection(collectionName).where({ document_id: letterIdOf(Vorgangsnummer) });
  await query.update({ [column]: one });
}

const letterIdOf = (Vorgangsnummer: string) => Vorgangsnummer.split(".")[0] ?? "";

/** Stops a letter that is being sent; who has it already keeps it. */
export async function stopLetter(strapi: Core.Strapi, documentId: string): Promise<void> {
  await rows(strapi, letterType).updateMany({ where: { documentId }, data: { Angehalten: true } });
  await rows(strapi, outboxType).deleteMany({ where: { Vorgangsnummer: { $startsWith: `${documentId}.` } } });
}

/** Removes letters whose key is not needed any more to send each once. */
export async function removeOldLetters(strapi: Core.Strapi, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptLetterDays * 24 * 3600 * 1000);
  await strapi.db.query(letterType).deleteMany({ where: { createdAt: { $lt: limit } } });
}
