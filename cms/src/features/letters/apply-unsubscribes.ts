import type { Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { appKeys } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { asRead } from "./change-subscription";
import { folderOf, resumedKey, setCheckpoint, store } from "./restore-guard";
import { themesIn, themeText } from "./stored-lists";
import { letterKinds, outboxType, type Subscription, subscriptionType } from "./stored-types";
import { readUnsubscribes } from "./unsubscribes-folder";

export const unsubscribes = (strapi: Core.Strapi) => readUnsubscribes(folderOf(strapi), appKeys(strapi));

type Agreed = Partial<Pick<Subscription, "Bestaetigt_am" | "Bestellt_am">>;

/** When a subscriber last said that they want it */
export const agreedAt = ({ Bestaetigt_am, Bestellt_am }: Agreed) =>
  new Date(String(Bestaetigt_am ?? Bestellt_am));

/**
 * The time of what somebody does now: after all that their address did before, even while the clock was ahead, for what
 * they did last counts.
 * @param themes that may have been left
 */
export async function timeOfAct(
  strapi: Core.Strapi,
  { E_Mail, ...agreed }: Pick<Subscription, "E_Mail"> & Agreed,
  themes: readonly Theme[],
  now: Date,
): Promise<Date> {
  const { lastNotedMs } = await unsubscribes(strapi);
  const lastMs = Math.max(lastNotedMs(E_Mail, themes), agreedAt(agreed).getTime() || 0);
  return new Date(Math.max(now.getTime(), lastMs + 1));
}

/** Has letters sent again. What waited is dropped, for it may have been sent before; who left since the backup is removed. */
export async function resumeLetters(strapi: Core.Strapi): Promise<void> {
  await rows(strapi, outboxType).deleteMany({ where: { Art: { $in: [...letterKinds] } } });
  await applyUnsubscribes(strapi);
  const now = new Date();
  await store(strapi).set({ key: resumedKey, value: now.getTime() });
  await setCheckpoint(strapi, now);
  strapi.log.info("Letters to subscribers are sent again.");
}

/**
 * Removes subscriptions and themes that a backup has brought back, and pauses or goes on with others as their readers did
 * since. What somebody changes meanwhile is left for the next time.
 */
export async function applyUnsubscribes(strapi: Core.Strapi): Promise<void> {
  const subscriptions = rows(strapi, subscriptionType);
  // Rows first: a press is noted in the folder before it is stored.
  const read = await subscriptions.findMany({});
  const { isUnsubscribed, isPaused } = await unsubscribes(strapi);
  for (const subscription of read) {
    const { E_Mail, Pausiert } = subscription;
    const where = { ...asRead(subscription), Pausiert };
    const since = agreedAt(subscription);
    const themes = themesIn(subscription.Themen);
    const keptThemes = themes.filter((theme) => !isUnsubscribed(E_Mail, theme, since));
    const isLeft = themes.length > 0 && keptThemes.length === 0 && !subscription.Bestellt;
    if (isLeft || isUnsubscribed(E_Mail, undefined, since)) {
      await subscriptions.deleteMany({ where });
      continue;
    }
    const data = { Themen: themeText(keptThemes), Pausiert: isPaused(E_Mail, since) ?? Pausiert };
    if (keptThemes.length < themes.length || data.Pausiert !== Pausiert)
      await subscriptions.updateMany({ where, data });
  }
}
