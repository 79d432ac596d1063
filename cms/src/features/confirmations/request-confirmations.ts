import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../../background/run-in-background";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { isUniqueViolation } from "../../rules/unique-violation";
import { removeOldRequests, requestType } from "./confirmation-links";
import { askedBefore, type ConfirmedType, confirmedField, confirmedTypes } from "./confirmed-types";

const hourly = "0 41 * * * *";
/** Of each type and hour, so that a mail server does not take them for a flood. */
const maxMailsPerRun = 20;
const outboxType = "api::ausgehende-mail.ausgehende-mail";

/** Asks the contacts of entries that were not confirmed for a year, now and every hour; while mail is off nobody. */
export function scheduleConfirmationRequests(strapi: Core.Strapi): void {
  const ask = () => requestConfirmations(strapi, new Date());
  schedule(strapi, "requestConfirmations", { rule: hourly }, ask);
  void runInBackground(strapi, "requestConfirmations", ask);
}

async function requestConfirmations(strapi: Core.Strapi, now: Date): Promise<void> {
  await removeOldRequests(strapi, now);
  if (!mailSettings() || !process.env.SITE_URL) return;
  for (const type of confirmedTypes)
    for (const documentId of await dueEntries(strapi, type, now))
      await runInBackground(strapi, `Asking about ${type.name} ${documentId}`, () =>
        queue(strapi, type, documentId, now),
      );
}

/** Published entries with an address that have not been confirmed, nor asked about, for a year; the oldest first. */
async function dueEntries(strapi: Core.Strapi, { uid, name, address }: ConfirmedType, now: Date) {
  const asked = await rows(strapi, requestType).findMany({
    select: ["Dokument"],
    where: { Typ: name, Gefragt_am: { $gt: startOfAskedBefore(now) } },
  });
  const askedIds = new Set(asked.map(({ Dokument }) => Dokument));
  const outdated: { documentId: string }[] = await strapi.db.query(uid).findMany({
    select: ["documentId"],
    where: {
      publishedAt: { $notNull: true },
      [confirmedField]: { $lt: askedBefore(now) },
      $and: [{ [address]: { $notNull: true } }, { [address]: { $ne: "" } }],
    },
    orderBy: { [confirmedField]: "asc" },
  });
  const due = outdated.map(({ documentId }) => documentId).filter((id) => !askedIds.has(id));
  return due.slice(0, maxMailsPerRun);
}

const startOfAskedBefore = (now: Date) => new Date(`${askedBefore(now)}T00:00:00Z`);

/** Notes that the contact is asked, and queues the mail. Of several instances one does. */
async function queue(strapi: Core.Strapi, { uid, name }: ConfirmedType, documentId: string, now: Date) {
  try {
    await strapi.db.transaction(async () => {
      const requests = rows(strapi, requestType);
      const Gefragt_am = now;
      const { count } = await requests.updateMany({
        where: { Dokument: documentId, Gefragt_am: { $lte: startOfAskedBefore(now) } },
        data: { Gefragt_am, Code_Hash: null, Bestaetigt_am: null },
      });
      if (count === 0) await requests.create({ data: { Typ: name, Dokument: documentId, Gefragt_am } });
      await rows(strapi, outboxType).create({
        data: {
          Vorgangsnummer: documentId,
          Eingang: uid,
          Art: "nachfrage",
          Versuche: 0,
          Faellig_am: String(now.getTime()),
        },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
