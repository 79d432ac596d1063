import { type EntryKind, entryOf, type Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { firstPastOrder } from "../../events/event-order";
import { changeDevice } from "./change-device";
import { changeSubscription } from "./change-subscription";
import { themesIn } from "./stored-lists";
import { deviceType, outboxType, subscriptionType } from "./stored-types";
import { typeOf } from "./theme-names";
import { withoutThemes } from "./without-themes";

/** Takes themes that are over out of subscriptions, and removes what is left without any, unless a letter still tells of it. */
export async function removeThemesThatAreOver(strapi: Core.Strapi): Promise<void> {
  const subscriptions = await rows(strapi, subscriptionType).findMany({ select: ["documentId", "Themen"] });
  const devices = await rows(strapi, deviceType).findMany({ select: ["documentId", "Themen"] });
  const over = new Set<Theme>();
  for (const theme of new Set([...subscriptions, ...devices].flatMap(({ Themen }) => themesIn(Themen)))) {
    const entry = entryOf(theme);
    if (entry && (await isGone(strapi, entry)) && !(await hasWaitingLetter(strapi, entry.id)))
      over.add(theme);
  }
  const isConcerned = ({ Themen }: { Themen?: string | null }) =>
    themesIn(Themen).some((theme) => over.has(theme));
  for (const { documentId } of subscriptions.filter(isConcerned))
    if (!(await isLetterWaiting(strapi, documentId)))
      await changeSubscription(strapi, documentId, (stored) => withoutThemes(stored, over));
  for (const { documentId } of devices.filter(isConcerned))
    if (!(await isLetterWaiting(strapi, documentId)))
      await changeDevice(strapi, documentId, (stored) => withoutThemes(stored, over));
}

/** @param documentId of a subscription or a device */
const isLetterWaiting = async (strapi: Core.Strapi, documentId: string) =>
  (await rows(strapi, outboxType).count({ where: { Vorgangsnummer: { $endsWith: `.${documentId}` } } })) > 0;

/** Whether there is nothing more to tell of an entry: it is deleted, or the last date of an event is over. */
async function isGone(strapi: Core.Strapi, { kind, id }: { kind: EntryKind; id: string }): Promise<boolean> {
  const { uid } = typeOf(kind);
  const isComing = uid === "api::veranstaltung.veranstaltung" && { Terminfolge: { $lt: firstPastOrder } };
  return (await strapi.db.query(uid).count({ where: { documentId: id, ...isComing } })) === 0;
}

/** Whether a letter about an entry still waits to be made. */
const hasWaitingLetter = async (strapi: Core.Strapi, id: string) =>
  (await rows(strapi, outboxType).count({
    where: { Art: { $in: ["aenderung", "neues"] }, Vorgangsnummer: { $endsWith: id } },
  })) > 0;
