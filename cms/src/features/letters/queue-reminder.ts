import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { contentOf, createLetter, type NewLetter, queueLetters } from "./queue-letter";
import { type Receiver, receiversOf } from "./receivers";
import { recordCheckpoint } from "./restore-guard";
import { linesIn, lineText } from "./stored-lists";
import { type Letter, letterType } from "./stored-types";

/**
 * Queues a reminder for each of its receivers once: for those who have ordered it, and later for who orders it while it is still
 * of use. Its text is then that of now. Nothing is stored while nobody gets it.
 */
export async function queueReminder(strapi: Core.Strapi, reminder: NewLetter, now: Date): Promise<void> {
  const sendings = rows(strapi, letterType);
  const stored = await sendings.findOne({ where: { Schluessel: reminder.key } });
  const receivers = withoutReminder(stored, await receiversOf(strapi, reminder.themes));
  if (receivers.length === 0) return;
  if (!stored) {
    await createLetter(strapi, { ...reminder, receivers, takesLatecomers: true }, now);
    return;
  }
  const { id, documentId, Empfaenger, Eingereiht_fuer } = stored;
  const ids = receivers.map((receiver) => receiver.documentId);
  await strapi.db.transaction(async () => {
    // The number grows with each addition: of two CMSs that have read the same, one adds.
    const { count } = await sendings.updateMany({
      where: { id, Empfaenger, Angehalten: false },
      data: {
        ...contentOf(reminder),
        Empfaenger: Empfaenger + receivers.length,
        Eingereiht_fuer: lineText([...linesIn(Eingereiht_fuer), ...ids]),
      },
    });
    if (count > 0) await queueLetters(strapi, documentId, receivers, { now });
  });
  await recordCheckpoint(strapi, now);
}

/** The receivers for whom a reminder was not queued yet; none of one that was stopped, or that does not say for whom it was. */
export function withoutReminder(
  stored: Pick<Letter, "Angehalten" | "Eingereiht_fuer"> | null,
  receivers: readonly Receiver[],
): Receiver[] {
  if (!stored) return [...receivers];
  if (stored.Angehalten || !stored.Eingereiht_fuer) return [];
  const known = new Set(linesIn(stored.Eingereiht_fuer));
  return receivers.filter(({ documentId }) => !known.has(documentId));
}
