import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import type { InboxType } from "../slots/inbox";
import type { QueuedMail } from "../slots/mails";
import { takePlace } from "./letter-pace";
import { mailSettings } from "./mail-settings";
import { maxAttemptMs } from "./transport";

const outboxType = "api::ausgehende-mail.ausgehende-mail";

/** How long a mail that is being sent is reserved for its process, longer than any attempt; a crash frees it after this time. */
const leaseMs = maxAttemptMs + 300_000;
const firstRetryMs = 5_000;
const maxRetryMs = 3_600_000;
/** Nothing waits longer for its next attempt, unless the clock was wrong when that was scheduled. */
const maxDelayMs = 12 * 3_600_000;

/** How long a mail about a change waits: what is changed or taken back meanwhile is told in the same mail, or in none. */
export const quietMs = 15 * 60_000;

/** 5 s after the first failed attempt, then three times as long each time, up to an hour. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(firstRetryMs * 3 ** (attempts - 1), maxRetryMs);

/** Queues the mails about an entry, in the transaction that stores the entry. Queues nothing while mail is off. */
export async function queueMails(
  strapi: Core.Strapi,
  Eingang: InboxType,
  entry: { Vorgangsnummer: string; E_Mail?: string | undefined; Bestaetigung_gewuenscht: boolean },
): Promise<void> {
  if (!mailSettings()) return;
  const { Vorgangsnummer } = entry;
  const kinds = entry.Bestaetigung_gewuenscht && entry.E_Mail ? ["redaktion", "bestaetigung"] : ["redaktion"];
  for (const Art of kinds) {
    const data = { Vorgangsnummer, Eingang, Art, Versuche: 0, Faellig_am: String(Date.now()) };
    await rows(strapi, outboxType).create({ data });
  }
}

/** Queues a mail, or puts off the one of its kind that waits: that is written anew, and counts as not tried. */
export async function queueOnce(
  strapi: Core.Strapi,
  mail: Pick<QueuedMail, "Vorgangsnummer" | "Eingang" | "Art"> & { Vorher?: object | null },
  dueMs: number,
): Promise<void> {
  const { Vorgangsnummer, Art } = mail;
  const outbox = rows(strapi, outboxType);
  const due = { Versuche: 0, Ungewiss: false, Faellig_am: String(dueMs) };
  const { count } = await outbox.updateMany({ where: { Vorgangsnummer, Art }, data: due });
  if (count === 0) await outbox.create({ data: { ...mail, ...due } });
}

/** Mails of one kind that wait and that nothing has tried to send */
const untried = (mail: Partial<Pick<QueuedMail, "Vorgangsnummer" | "Eingang" | "Art">>) => ({
  ...mail,
  Versuche: 0,
  Faellig_am: { $gt: Date.now() },
});

/** The mails of a kind that can still be taken back, of one entry or of all */
export const findUntried = (
  strapi: Core.Strapi,
  mail: Pick<QueuedMail, "Eingang" | "Art"> & { Vorgangsnummer?: string },
): Promise<QueuedMail[]> => rows(strapi, outboxType).findMany({ where: untried(mail) });

/** Takes a mail back that nothing has tried to send. @returns whether it will not be sent: false once one process has it */
export async function takeMailBack(
  strapi: Core.Strapi,
  mail: Pick<QueuedMail, "Vorgangsnummer" | "Art">,
): Promise<boolean> {
  const { count } = await rows(strapi, outboxType).deleteMany({ where: untried(mail) });
  return count > 0;
}

/** Removes a mail of one kind, so that the next one knows nothing of what it was to tell. */
export const dropMail = (strapi: Core.Strapi, mail: Pick<QueuedMail, "Vorgangsnummer" | "Art">) =>
  rows(strapi, outboxType).deleteMany({ where: mail });

/** Reserves a mail for this process as one more attempt; undefined if another CMS has it, or it was put off. */
async function reserve(
  strapi: Core.Strapi,
  mail: QueuedMail,
  Versuche: number,
): Promise<QueuedMail | undefined> {
  const { id, Faellig_am } = mail;
  const data = { Faellig_am: String(Date.now() + leaseMs), Versuche };
  // Of several instances that read the same time, only the first still finds it unchanged.
  const { count } = await rows(strapi, outboxType).updateMany({ where: { id, Faellig_am }, data });
  return count === 1 ? { ...mail, ...data } : undefined;
}

type Kinds = QueuedMail["Art"] | { $in: QueuedMail["Art"][] } | { $notIn: QueuedMail["Art"][] };

const findDue = (strapi: Core.Strapi, Art: Kinds, nowMs = Date.now()) =>
  rows(strapi, outboxType).findOne({
    where: {
      Art,
      $or: [{ Faellig_am: { $lte: nowMs } }, { Faellig_am: { $gt: nowMs + maxDelayMs } }],
    },
    orderBy: { Faellig_am: "asc" },
  });

async function take(strapi: Core.Strapi, kinds: Kinds): Promise<QueuedMail | undefined> {
  for (let mail = await findDue(strapi, kinds); mail; mail = await findDue(strapi, kinds)) {
    const reserved = await reserve(strapi, mail, mail.Versuche + 1);
    if (reserved) return reserved;
  }
  return undefined;
}

/** Reserves the next due mail to one reader, or push message, for this process; undefined if none is due. */
export const takeMail = (strapi: Core.Strapi, isPush = false) =>
  take(strapi, isPush ? "push" : { $notIn: ["brief", "eilbrief", "aenderung", "neues", "push"] });

/** Reserves the next row that letters are to be made of. */
export const takeNews = (strapi: Core.Strapi) => take(strapi, { $in: ["aenderung", "neues"] });

/** Reserves the next letter; those that are not urgent at an even pace. */
export async function takeLetter(strapi: Core.Strapi): Promise<QueuedMail | undefined> {
  const urgent = await take(strapi, "eilbrief");
  if (urgent) return urgent;
  const isAllowed = (await findDue(strapi, "brief")) && (await takePlace(strapi));
  return isAllowed ? take(strapi, "brief") : undefined;
}

/** Notes that nobody knows whether a mail was taken: once more is tried, and not more often. */
export async function noteUnknown(strapi: Core.Strapi, { id, Faellig_am }: QueuedMail): Promise<void> {
  await rows(strapi, outboxType).updateMany({ where: { id, Faellig_am }, data: { Ungewiss: true } });
}

/**
 * Schedules the next attempt of a mail that could not be sent, not before `minDelayMs`, unless it has been put off meanwhile.
 * @returns the delay in milliseconds
 */
export async function retryLater(
  strapi: Core.Strapi,
  { id, Faellig_am, Versuche }: QueuedMail,
  minDelayMs = 0,
): Promise<number> {
  const delayMs = Math.max(retryDelayMs(Versuche), minDelayMs);
  const data = { Faellig_am: String(Date.now() + delayMs) };
  await rows(strapi, outboxType).updateMany({ where: { id, Faellig_am }, data });
  return delayMs;
}

/** Has a mail wait for whatever keeps it from being sent, which is no failure of it. */
export async function postpone(strapi: Core.Strapi, { id, Faellig_am }: QueuedMail): Promise<void> {
  const data = { Versuche: 0, Faellig_am: String(Date.now() + 60_000) };
  await rows(strapi, outboxType).updateMany({ where: { id, Faellig_am }, data });
}

/** Has a mail that was taken wait, which is no attempt of it, unless it has been put off meanwhile. */
export async function putBack(strapi: Core.Strapi, mail: QueuedMail, delayMs: number): Promise<void> {
  const { id, Faellig_am, Versuche } = mail;
  const data = { Versuche: Versuche - 1, Faellig_am: String(Date.now() + Math.round(delayMs)) };
  await rows(strapi, outboxType).updateMany({ where: { id, Faellig_am }, data });
}

/** Mails that are due and not sent yet, and those of them that were tried at least once. */
export async function countMails(strapi: Core.Strapi): Promise<{ waiting: number; failed: number }> {
  const outbox = rows(strapi, outboxType);
  const failed = await outbox.count({ where: { Versuche: { $gt: 0 } } });
  const due = await outbox.count({ where: { Versuche: 0, Faellig_am: { $lte: Date.now() } } });
  return { waiting: failed + due, failed };
}

/** Removes a mail that was sent or is given up, unless it has been put off meanwhile. */
export async function removeMail(strapi: Core.Strapi, { id, Faellig_am }: QueuedMail): Promise<void> {
  await rows(strapi, outboxType).deleteMany({ where: { id, Faellig_am } });
}

/** Removes what waits for a subscription or a device. */
export async function removeMailsTo(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.query(outboxType).deleteMany({
    where: { $or: [{ Vorgangsnummer: documentId }, { Vorgangsnummer: { $endsWith: `.${documentId}` } }] },
  });
}

/** Notes what the reader of a mail knows, for the next one if there is one. */
export async function noteKnownState(strapi: Core.Strapi, { id }: QueuedMail, known: object | undefined) {
  await rows(strapi, outboxType).updateMany({ where: { id }, data: { Vorher: known ?? null } });
}
