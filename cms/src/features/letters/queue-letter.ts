import type { Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { isUniqueViolation } from "../../rules/unique-violation";
import type { QueuedMail } from "../../slots/mails";
import { unsubscribes } from "./apply-unsubscribes";
import { pushSettings } from "./push/push-settings";
import { recordCheckpoint } from "./restore-guard";
import { holdsLine, lineText, themesIn, themeText } from "./stored-lists";
import {
  deviceType,
  type Letter,
  letterType,
  outboxType,
  type Subscription,
  subscriptionType,
} from "./stored-types";
import { maxRefusals, receives } from "./subscription";

/** Rows of one INSERT, well below the variables that SQLite takes */
const rowsAtOnce = 500;
export const keptDays = 30;
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

/** Who gets letters: a subscription or a device, by the kind of its waiting mails, with all that it has ordered */
export type Receiver = { documentId: string; kind: "brief" | "push"; themes: readonly Theme[] };

/**
 * Stores a letter and queues it for everybody who gets it, all or nothing; the outbox then sends them, at an even pace
 * unless it is urgent, whatever happens to this process. Of several CMSs one comes first.
 * @returns false if the letter is stored already
 */
export async function createLetter(strapi: Core.Strapi, sending: NewLetter, now: Date): Promise<boolean> {
  const { key, themes, html, takesLatecomers = false, isUrgent = false } = sending;
  if (await rows(strapi, letterType).findOne({ select: ["id"], where: { Schluessel: key } })) return false;
  try {
    await strapi.db.transaction(async () => {
      const receivers = sending.receivers ?? (await receiversOf(strapi, themes));
      const { documentId } = await rows(strapi, letterType).create({
        data: {
          Schluessel: key,
          Themen: themeText(themes),
          ...contentOf(sending),
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
  sendingId: string,
  receivers: readonly Receiver[],
  { now, isUrgent = false }: { now: Date; isUrgent?: boolean },
): Promise<void> {
  const data = receivers.map((receiver) => ({
    Vorgangsnummer: `${sendingId}.${receiver.documentId}`,
    Eingang: letterType,
    Art: receiver.kind === "brief" && isUrgent ? "eilbrief" : receiver.kind,
    Versuche: 0,
    Faellig_am: String(now.getTime()),
  }));
  for (let start = 0; start < data.length; start += rowsAtOnce)
    await strapi.db.query(outboxType).createMany({ data: data.slice(start, start + rowsAtOnce) });
}

/** The subscriptions and devices that get one of the themes. Who has left since is left out when it is sent. */
export const receiversOf = async (strapi: Core.Strapi, themes: readonly Theme[]): Promise<Receiver[]> =>
  themes.length === 0 ? [] : findReceivers(strapi, themes.map(holdsLine));

/** Those that get a theme that begins with one of the texts; "" for all */
export const receiversWith = (strapi: Core.Strapi, starts: readonly string[]): Promise<Receiver[]> =>
  findReceivers(
    strapi,
    starts.map((start) => ({ $contains: `\n${start}` })),
  );

async function findReceivers(strapi: Core.Strapi, themes: readonly object[]): Promise<Receiver[]> {
  const select: ("documentId" | "Themen")[] = ["documentId", "Themen"];
  const confirmed = {
    $or: themes.map((Themen) => ({ Themen })),
    Bestaetigt_am: { $notNull: true },
  };
  const subscriptions = await rows(strapi, subscriptionType).findMany({
    select,
    where: { ...confirmed, Pausiert: false, Abgelehnt: { $lt: maxRefusals } },
  });
  const devices = pushSettings() ? await rows(strapi, deviceType).findMany({ select, where: confirmed }) : [];
  const toReceiver =
    (kind: Receiver["kind"]) =>
    ({ documentId, Themen }: { documentId: string; Themen?: string | null }): Receiver => ({
      documentId,
      kind,
      themes: themesIn(Themen),
    });
  return [...subscriptions.map(toReceiver("brief")), ...devices.map(toReceiver("push"))];
}

/** Whether anybody has ordered one of the themes. */
export async function hasReceivers(strapi: Core.Strapi, themes: readonly Theme[]): Promise<boolean> {
  for (const theme of themes) {
    const where = { Themen: holdsLine(theme) };
    if ((await rows(strapi, subscriptionType).count({ where })) > 0) return true;
    if ((await rows(strapi, deviceType).count({ where })) > 0) return true;
  }
  return false;
}

/**
 * The letter of a waiting mail, with its reader and the theme that it is sent for. Undefined if it is not to be sent any
 * more: it was stopped, or its reader has left, paused or ordered something else.
 */
export async function letterOf(
  strapi: Core.Strapi,
  { Vorgangsnummer }: QueuedMail,
): Promise<{ sending: Letter; subscription: Subscription; theme: Theme } | undefined> {
  const [sendingId = "", subscriptionId = ""] = Vorgangsnummer.split(".");
  const sending = await rows(strapi, letterType).findOne({ where: { documentId: sendingId } });
  const subscription = await rows(strapi, subscriptionType).findOne({
    where: { documentId: subscriptionId },
  });
  if (!sending || sending.Angehalten || !subscription || isLate(sending, new Date())) return undefined;
  const { isUnsubscribed } = await unsubscribes(strapi);
  const theme = themesIn(sending.Themen).find((each) => receives(subscription, each, isUnsubscribed));
  return theme && { sending, subscription, theme };
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
  const sending = await rows(strapi, letterType).findOne({
    where: { documentId: sendingOf(Vorgangsnummer) },
  });
  return { accepted: sending?.Angenommen ?? 0, refused: sending?.Abgelehnt ?? 0 };
}

/** Counts within the database: several letters, and CMSs, are at it. Rows of before have no number. */
export async function countAnswer(strapi: Core.Strapi, Vorgangsnummer: string, answer: keyof Answers) {
  const { collectionName } = strapi.contentType(letterType);
  const column = answer === "accepted" ? "angenommen" : "abgelehnt";
  const one = strapi.db.connection.raw("coalesce(??, 0) + 1", [column]);
  const query = strapi.db.connection(collectionName).where({ document_id: sendingOf(Vorgangsnummer) });
  await query.update({ [column]: one });
}

const sendingOf = (Vorgangsnummer: string) => Vorgangsnummer.split(".")[0] ?? "";

/** Stops a letter that is being sent; who has it already keeps it. */
export async function stopLetter(strapi: Core.Strapi, documentId: string): Promise<void> {
  await rows(strapi, letterType).updateMany({ where: { documentId }, data: { Angehalten: true } });
  await rows(strapi, outboxType).deleteMany({ where: { Vorgangsnummer: { $startsWith: `${documentId}.` } } });
}

/** Removes letters whose key is not needed any more to send each once. */
export async function removeOldLetters(strapi: Core.Strapi, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 24 * 3600 * 1000);
  await strapi.db.query(letterType).deleteMany({ where: { createdAt: { $lt: limit } } });
}
