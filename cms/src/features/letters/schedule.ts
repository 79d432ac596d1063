import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../../background/run-in-background";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { isOn } from "../../slots/is-on";
import { applyUnsubscribes } from "./apply-unsubscribes";
import { removeUnconfirmedDevices } from "./push/devices";
import { removeOldLetters } from "./queue-letter";
import { remind } from "./reminders";
import { removeThemesThatAreOver } from "./remove-themes-over";
import { folderOf, isPausedAfterRestore, recordCheckpoint } from "./restore-guard";
import { subscriptionType } from "./stored-types";
import { removeUnconfirmed } from "./subscribe";
import { removeWhileOff } from "./switched-off";
import { removeOldUnsubscribes } from "./unsubscribes-folder";
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
    applyUnsubscribes,
    removeThemesThatAreOver,
    removeOldLetters,
    removeWhileOff,
    tidyFolder,
  ]);
  schedule(strapi, "tidySubscriptions", { rule: hourly }, tidy);
  await tidy();
  if (!mailSettings() || !isOn("letters")) return;
  schedule(strapi, "sendLetters", { rule: everyMinute }, run([sendReminders, sendLetter]));
}

async function sendReminders(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!(await isPausedAfterRestore(strapi))) await remind(strapi, now);
}

async function sendLetter(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!(await isPausedAfterRestore(strapi))) await sendWeekLetter(strapi, now);
}

async function tidyFolder(strapi: Core.Strapi, now: Date): Promise<void> {
  await removeOldUnsubscribes(folderOf(strapi), now);
  if ((await rows(strapi, subscriptionType).count()) > 0) await recordCheckpoint(strapi, now);
  if (await isPausedAfterRestore(strapi))
    strapi.log.warn(
      `Letters wait: the database is older than ${folderOf(strapi)}, or that folder is gone. An administrator has them go on from the panel's start page.`,
    );
}
