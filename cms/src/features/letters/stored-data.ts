import type { Core } from "@strapi/strapi";
import schema from "../../api/abonnement/content-types/abonnement/schema.json";
import { rows } from "../../database/rows";
import { holdsLine, linesIn } from "./stored-lists";
import { letterType, type Subscription } from "./stored-types";

const lists = ["Themen", "Bestellt"];

/** All fields of a subscription but the hashes of its links */
export function storedFields(subscription: Subscription & { createdAt?: unknown; updatedAt?: unknown }) {
  const names = Object.keys(schema.attributes).filter((name) => !/_Hash(?:es)?$/.test(name));
  const stored: Record<string, unknown> = subscription;
  const read = (name: string) => (lists.includes(name) ? linesIn(stored[name] as string) : stored[name]);
  return {
    ...Object.fromEntries(names.map((name) => [name, read(name) ?? null])),
    Angelegt_am: subscription.createdAt,
    Geaendert_am: subscription.updatedAt,
  };
}

/** All that is stored of a subscription, with the reminders that were queued for it */
export async function readStored(strapi: Core.Strapi, subscription: Subscription) {
  const reminders = await rows(strapi, letterType).findMany({
    select: ["Betreff"],
    where: { Eingereiht_fuer: holdsLine(subscription.documentId) },
  });
  return { ...storedFields(subscription), Erinnerungen: reminders.map(({ Betreff }) => Betreff) };
}
