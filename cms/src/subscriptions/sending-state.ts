import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../database/rows";
import { appKeys } from "../mail/link-codes";
import { departuresFolder, readDepartures, readLastTime, writeLastTime } from "./departures";

export const subscriptionType = "api::abonnement.abonnement";
/** A device that gets push messages: a subscription without an address */
export const deviceType = "api::geraet.geraet";
export const sendingType = "api::versand.versand";
export const outboxType = "api::ausgehende-mail.ausgehende-mail";

export type Subscription = Row<typeof subscriptionType>;
export type Device = Row<typeof deviceType>;
export type Sending = Row<typeof sendingType> & { createdAt?: unknown };

/** Kinds of waiting mails that go to who has subscribed */
export const letterKinds = ["brief", "aenderung", "neues", "push"] as const;

/** Two CMSs may note their times in any order. */
const toleranceMs = 60_000;

const store = (strapi: Core.Strapi) => strapi.store({ type: "plugin", name: "redaktion" });
const key = "versand_stand";
export const folderOf = (strapi: Core.Strapi) => departuresFolder(strapi.dirs.app.root);

/**
 * Whether the database is older than the folder, or the folder is gone: then nobody knows who left and what was sent, and
 * letters wait for an administrator. Without subscriptions there is nothing to wait for.
 */
export async function isHeld(strapi: Core.Strapi): Promise<boolean> {
  const inDatabase = ((await store(strapi).get({ key })) as number | null) ?? 0;
  const inFolder = (await readLastTime(folderOf(strapi))) ?? Number.POSITIVE_INFINITY;
  if (inFolder <= inDatabase + toleranceMs) return false;
  return (await rows(strapi, subscriptionType).count()) > 0;
}

/**
 * Notes in database and folder that something has changed which a restored backup would not know: who left, what was sent.
 * While letters are held in the folder alone, so that they stay held.
 */
export async function noteTime(strapi: Core.Strapi, now = new Date()): Promise<void> {
  if (!(await isHeld(strapi))) await store(strapi).set({ key, value: now.getTime() });
  await writeLastTime(folderOf(strapi), now.getTime());
}

/** Has letters sent again. What waited is dropped, for it may have been sent before; who left since the backup is removed. */
export async function resumeSending(strapi: Core.Strapi): Promise<void> {
  await rows(strapi, outboxType).deleteMany({ where: { Art: { $in: [...letterKinds] } } });
  await removeDeparted(strapi);
  const now = Date.now();
  await store(strapi).set({ key, value: now });
  await writeLastTime(folderOf(strapi), now);
  strapi.log.info("Letters to subscribers are sent again.");
}

export const departures = (strapi: Core.Strapi) => readDepartures(folderOf(strapi), appKeys(strapi));

/** When a subscriber last said that they want it */
export const agreedAt = ({ Bestaetigt_am, Bestellt_am }: Subscription) =>
  new Date(String(Bestaetigt_am ?? Bestellt_am));

/** Removes subscriptions that a backup has brought back. */
export async function removeDeparted(strapi: Core.Strapi): Promise<void> {
  const hasLeft = await departures(strapi);
  const returned = (await rows(strapi, subscriptionType).findMany({})).filter((subscription) =>
    hasLeft(subscription.E_Mail, undefined, agreedAt(subscription)),
  );
  for (const { documentId } of returned)
    await rows(strapi, subscriptionType).deleteMany({ where: { documentId } });
}
