import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../database/rows";
import type { Inbox } from "../inboxes";
import { mailSettings } from "./mail-settings";

const outboxType = "api::ausgehende-mail.ausgehende-mail";

/** A mail that waits to be sent. Its text is written from the entry at that time. */
export type QueuedMail = Row<typeof outboxType>;

/** How long a mail that is being sent is reserved for its process; a crash frees it after this time. */
const leaseMs = 120_000;
const firstRetryMs = 5_000;
const maxRetryMs = 3_600_000;

/** 5 s after the first failed attempt, then three times as long each time, up to an hour. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(firstRetryMs * 3 ** (attempts - 1), maxRetryMs);

/** Queues the mails about an entry, in the transaction that stores the entry. Queues nothing while mail is off. */
export async function queueMails(
  strapi: Core.Strapi,
  Eingang: Inbox,
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

/** Reserves the next due mail for this process; undefined if none is due. */
export async function takeMail(strapi: Core.Strapi): Promise<QueuedMail | undefined> {
  const outbox = rows(strapi, outboxType);
  for (;;) {
    const mail = await outbox.findOne({
      where: { Faellig_am: { $lte: Date.now() } },
      orderBy: { Faellig_am: "asc" },
    });
    if (!mail) return undefined;
    // Of several instances that read the same time, only the first still finds it unchanged.
    const Versuche = mail.Versuche + 1;
    const { count } = await outbox.updateMany({
      where: { id: mail.id, Faellig_am: mail.Faellig_am },
      data: { Faellig_am: String(Date.now() + leaseMs), Versuche },
    });
    if (count === 1) return { ...mail, Versuche };
  }
}

/** Schedules the next attempt of a mail that could not be sent. @returns the delay in milliseconds */
export async function retryLater(strapi: Core.Strapi, { id, Versuche }: QueuedMail): Promise<number> {
  const delayMs = retryDelayMs(Versuche);
  const data = { Faellig_am: String(Date.now() + delayMs) };
  await rows(strapi, outboxType).update({ where: { id }, data });
  return delayMs;
}

/** Mails that are not sent yet, and those of them that were tried at least once. */
export async function countMails(strapi: Core.Strapi): Promise<{ waiting: number; failed: number }> {
  const outbox = rows(strapi, outboxType);
  return {
    waiting: await outbox.count(),
    failed: await outbox.count({ where: { Versuche: { $gt: 0 } } }),
  };
}

/** Removes a mail that was sent or is given up. */
export async function removeMail(strapi: Core.Strapi, { id }: QueuedMail): Promise<void> {
  await rows(strapi, outboxType).delete({ where: { id } });
}
