import { offDays } from "@dorfforum/shared/letters/limits";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { isOn } from "../../slots/is-on";
import { deviceType, letterKinds, letterType, outboxType, subscriptionType } from "./stored-types";

const dayMs = 24 * 3600 * 1000;

/** Removes what waits to be sent while letters are off, and after `offDays` what readers have subscribed to. */
export async function removeWhileOff(strapi: Core.Strapi, now: Date): Promise<void> {
  const offSince = strapi.store({ type: "app", name: "dorfforum", key: "letters-off-since" });
  if (isOn("letters")) return void (await offSince.delete({}));
  const kinds = [...letterKinds, "bestellung", "aenderlink"] as const;
  await rows(strapi, outboxType).deleteMany({ where: { Art: { $in: [...kinds] } } });
  const since = Number((await offSince.get({})) ?? now.getTime());
  await offSince.set({ value: since });
  if (now.getTime() - since >= offDays * dayMs) await removeSubscriptions(strapi);
}

/** Removes all that readers have subscribed to, with the letters that name who got them. */
export async function removeSubscriptions(strapi: Core.Strapi): Promise<void> {
  for (const type of [subscriptionType, deviceType, letterType] as const)
    await strapi.db.query(type).deleteMany({});
}

/** What is stored of subscriptions, in words; nothing once all are removed */
export async function leftOfLetters(strapi: Core.Strapi): Promise<string[]> {
  const [subscriptions, devices] = await Promise.all([
    rows(strapi, subscriptionType).count(),
    rows(strapi, deviceType).count(),
  ]);
  return [
    ...(subscriptions > 0
      ? [`${subscriptions} ${subscriptions === 1 ? "Bestellung" : "Bestellungen"} per Mail`]
      : []),
    ...(devices > 0 ? [`${devices} ${devices === 1 ? "Gerät" : "Geräte"}`] : []),
  ];
}
