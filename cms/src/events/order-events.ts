import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { type DocumentMiddleware, savedBy, storedFields } from "../rules/saved";
import { firstPastOrder, toEventOrder } from "./event-order";
import { nearestDate } from "./nearest-date";

const eventType = "api::veranstaltung.veranstaltung";
const afterMidnight = "0 1 0 * * *";

/** Keeps the number by which lists sort events. Publishing and discarding copy it with the other fields. */
export const orderEvents: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = context.uid === eventType ? savedBy(context) : undefined;
  if (saved) {
    const stored = await storedFields(strapi, eventType, saved.documentId, ["Ausnahmen"]);
    saved.data.Terminfolge = toEventOrder(nearestDate({ ...stored, ...saved.data }, new Date()));
  }
  return next();
};

/** Orders events by today's date now and after each midnight. */
export async function scheduleEventOrder(strapi: Core.Strapi): Promise<void> {
  const renew = () =>
    renewOrder(strapi, new Date()).catch((error) =>
      strapi.log.error(`Events could not be ordered by date: ${String(error)}`),
    );
  strapi.cron.add({
    orderEvents: { task: renew, options: { rule: afterMidnight, tz: "Europe/Berlin" } },
  });
  await renew();
}

/**
 * Writes below Strapi, which would set the time of change: the site would read the events again, and the panel would call
 * published ones modified. Past events stay past and are not read.
 */
async function renewOrder(strapi: Core.Strapi, now: Date): Promise<void> {
  const read = (Terminfolge: object) =>
    rows(strapi, eventType).findMany({
      select: ["id", "Beginn", "Ende", "Wiederholung", "Terminfolge"],
      where: { Terminfolge },
      populate: ["Ausnahmen"],
    });
  const events = [...(await read({ $null: true })), ...(await read({ $lt: firstPastOrder }))];
  const { collectionName = "" } = strapi.contentType(eventType);
  for (const event of events) {
    const order = toEventOrder(nearestDate(event, now));
    if (order !== event.Terminfolge)
      await strapi.db.connection(collectionName).where({ id: event.id }).update({ terminfolge: order });
  }
}
