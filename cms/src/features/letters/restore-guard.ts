import type { Core } from "@strapi/strapi";
import { codeOf } from "../../background/error-code";
import { rows } from "../../database/rows";
import { subscriptionType } from "./stored-types";
import { readLastTime, unsubscribesFolder, writeLastTime } from "./unsubscribes-folder";

/** Two CMSs may note their times in any order. */
const toleranceMs = 60_000;

export const store = (strapi: Core.Strapi) => strapi.store({ type: "plugin", name: "redaktion" });
const key = "versand_stand";
export const resumedKey = "versand_fortgesetzt";
export const folderOf = (strapi: Core.Strapi) => unsubscribesFolder(strapi.dirs.app.root);

/**
 * Whether the database is older than the folder, or the folder is gone: then nobody knows who left and what was sent, and
 * letters wait for an administrator. Without subscriptions there is nothing to wait for.
 */
export async function isPausedAfterRestore(strapi: Core.Strapi): Promise<boolean> {
  // In this order: a time that is noted between the two makes the database newer.
  const inFolder = (await readLastTime(folderOf(strapi))) ?? Number.NaN;
  const inDatabase = ((await store(strapi).get({ key })) as number | null) ?? 0;
  if (inFolder <= inDatabase + toleranceMs) return false;
  return (await rows(strapi, subscriptionType).count()) > 0;
}

/**
 * Notes in database and folder that something has changed which a restored backup would not know: who left, what was sent.
 * While letters are held in the folder alone, so that they stay held.
 */
export async function recordCheckpoint(strapi: Core.Strapi, now = new Date()): Promise<void> {
  if (await isPausedAfterRestore(strapi)) await writeLastTime(folderOf(strapi), now.getTime());
  else await setCheckpoint(strapi, now);
}

/** By performance.now(), which a change of the clock leaves alone */
let notedMs = Number.NEGATIVE_INFINITY;

/**
 * Notes that a letter was sent, at most once a minute, since a restored backup would send it again. Only warns where that
 * cannot be stored: the letter is on its way.
 */
export async function noteSent(strapi: Core.Strapi): Promise<void> {
  if (performance.now() < notedMs + toleranceMs) return;
  notedMs = performance.now();
  await recordCheckpoint(strapi).catch((error) =>
    strapi.log.warn(`${folderOf(strapi)} does not know that letters are sent: ${codeOf(error)}`),
  );
}

/** Notes that the database knows all that the folder does. */
export async function setCheckpoint(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await store(strapi).set({ key, value: now.getTime() });
  await writeLastTime(folderOf(strapi), now.getTime());
}

/** When an administrator last had letters go on, in milliseconds: what was due before may have been sent. */
export const resumedAt = async (strapi: Core.Strapi): Promise<number> =>
  ((await store(strapi).get({ key: resumedKey })) as number | null) ?? 0;
