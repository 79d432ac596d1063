import { type EntryKind, entryOf, type Theme } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../background/run-in-background";
import { rows } from "../database/rows";
import { firstPastOrder } from "../events/event-order";
import { mailSettings } from "../mail/mail-settings";
import { removeDevice, removeUnconfirmedDevices } from "../push/devices";
import { removeOldDepartures } from "./departures";
import { remind } from "./reminders";
import {
  deviceType,
  folderOf,
  isHeld,
  noteTime,
  outboxType,
  removeDeparted,
  subscriptionType,
} from "./sending-state";
import { removeOldSendings } from "./sendings";
import { removeUnconfirmed } from "./subscription";
import { typeOf } from "./theme-names";
import { themesIn, themeText } from "./theme-text";
import { sendWeekLetter } from "./week-letter";

const everyMinute = "20 * * * * *";
const hourly = "0 29 * * * *";

/**
 * Makes letters when they are due, and removes what is not needed any more: once before the CMS answers, so that nobody finds a
 * subscription that a restored backup has brought back.
 */
export async function scheduleLetters(strapi: Core.Strapi): Promise<void> {
  const run = (tasks: ((strapi: Core.Strapi, now: Date) => Promise<void>)[]) => async () => {
    for (const task of tasks) await runInBackground(strapi, task.name, () => task(strapi, new Date()));
  };
  const tidy = run([
    removeUnconfirmed,
    removeUnconfirmedDevices,
    removeDeparted,
    removeThemesThatAreOver,
    removeOldSendings,
    tidyFolder,
  ]);
  schedule(strapi, "tidySubscriptions", { rule: hourly }, tidy);
  await tidy();
  if (!mailSettings()) return;
  schedule(strapi, "sendLetters", { rule: everyMinute }, run([sendLetters]));
}

async function sendLetters(strapi: Core.Strapi, now: Date): Promise<void> {
  if (await isHeld(strapi)) return;
  await remind(strapi, now);
  await sendWeekLetter(strapi, now);
}

async function tidyFolder(strapi: Core.Strapi, now: Date): Promise<void> {
  await removeOldDepartures(folderOf(strapi), now);
  if ((await rows(strapi, subscriptionType).count()) > 0) await noteTime(strapi, now);
  if (await isHeld(strapi))
    strapi.log.warn(
      `Letters wait: the database is older than ${folderOf(strapi)}, or that folder is gone. An administrator has them go on from the panel's start page.`,
    );
}

/** Whether there is nothing more to tell of an entry: it is deleted, or the last date of an event is over. */
async function isGone(strapi: Core.Strapi, { kind, id }: { kind: EntryKind; id: string }): Promise<boolean> {
  const { uid } = typeOf(kind);
  const isComing = uid === "api::veranstaltung.veranstaltung" && { Terminfolge: { $lt: firstPastOrder } };
  return (await strapi.db.query(uid).count({ where: { documentId: id, ...isComing } })) === 0;
}

/** Takes themes that are over out of subscriptions, and removes what is left without any, unless a letter still tells of it. */
async function removeThemesThatAreOver(strapi: Core.Strapi): Promise<void> {
  const subscriptions = rows(strapi, subscriptionType);
  const stored = await subscriptions.findMany({ select: ["documentId", "Themen", "Bestellt"] });
  const devices = await rows(strapi, deviceType).findMany({ select: ["documentId", "Themen"] });
  const gone = new Set<Theme>();
  for (const theme of new Set([...stored, ...devices].flatMap(({ Themen }) => themesIn(Themen)))) {
    const entry = entryOf(theme);
    if (entry && (await isGone(strapi, entry)) && !(await isTold(strapi, entry.id))) gone.add(theme);
  }
  for (const { documentId, Themen, Bestellt } of stored) {
    const themes = themesIn(Themen);
    const keptThemes = themes.filter((theme) => !gone.has(theme));
    if (keptThemes.length === themes.length) continue;
    // What a press has changed meanwhile stays.
    const where = { documentId, Themen, Bestellt: Bestellt ?? null };
    const letters = { Vorgangsnummer: { $endsWith: `.${documentId}` } };
    if ((await rows(strapi, outboxType).count({ where: letters })) > 0) continue;
    if (keptThemes.length > 0 || Bestellt)
      await subscriptions.updateMany({ where, data: { Themen: themeText(keptThemes) } });
    else await subscriptions.deleteMany({ where });
  }
  for (const { documentId, Themen } of devices) {
    const themes = themesIn(Themen);
    const keptThemes = themes.filter((theme) => !gone.has(theme));
    if (keptThemes.length === themes.length) continue;
    const messages = { Vorgangsnummer: { $endsWith: `.${documentId}` } };
    if ((await rows(strapi, outboxType).count({ where: messages })) > 0) continue;
    if (keptThemes.length === 0) await removeDevice(strapi, { documentId });
    else
      await rows(strapi, deviceType).updateMany({
        where: { documentId },
        data: { Themen: themeText(keptThemes) },
      });
  }
}

/** Whether a letter about an entry still waits to be made. */
const isTold = async (strapi: Core.Strapi, id: string) =>
  (await rows(strapi, outboxType).count({
    where: { Art: { $in: ["aenderung", "neues"] }, Vorgangsnummer: { $endsWith: id } },
  })) > 0;
