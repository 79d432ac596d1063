import { villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../background/run-in-background";
import { rows } from "../database/rows";
import { type DocumentMiddleware, savedBy, storedFields } from "../documents/saved";
import { firstPastOrder, toEventOrder } from "./event-order";
import { nearestDate } from "./nearest-date";
import { readVillageDays, settingsType } from "./village-days";

const eventType = "api::veranstaltung.veranstaltung";
const afterMidnight = "0 1 0 * * *";

/** Keeps the number by which lists sort events. Publishing and discarding copy it with the other fields. */
export const orderEvents: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = context.uid === eventType ? savedBy(context) : undefined;
  if (saved) {
    const stored = await storedFields(strapi, eventType, saved.documentId, ["Ausnahmen"]);
    const event = { ...stored, ...saved.data };
    saved.data.Terminfolge = toEventOrder(nearestDate(event, new Date(), await readVillageDays(strapi)));
  }
  const result = await next();
  // Series leave out holidays of the Land and school holidays.
  if (context.uid === settingsType && savedBy(context)) await renewAfterCommit(strapi);
  return result;
};

/** The renewal has a connection of its own, which in SQLite waits for the transaction of the save. */
const renewAfterCommit = (strapi: Core.Strapi) =>
  strapi.db.transaction(({ onCommit }) => onCommit(() => void renew(strapi)));

const renew = (strapi: Core.Strapi) =>
  runInBackground(strapi, "Ordering events by date", () => renewOrder(strapi, new Date()));

/** Orders events by today's date now and after each midnight. */
export async function scheduleEventOrder(strapi: Core.Strapi): Promise<void> {
  schedule(strapi, "orderEvents", { rule: afterMidnight, tz: villageTimeZone }, () => renew(strapi));
  await renew(strapi);
}

/**
 * Writes below Strapi, which would set the time of change: the site would read the events again, and the panel would call
 * published ones modified. Past events stay past and are not read.
 */
async function renewOrder(strapi: Core.Strapi, now: Date): Promise<void> {
  const read = (Terminfolge: object) =>
    rows(strapi, eventType).findMany({
      select: [
        "id",
        "Beginn",
        "Ende",
        "Wiederholung",
        "Nicht_an_Feiertagen",
        "Nicht_in_Schulferien",
        "Terminfolge",
      ],
      where: { Terminfolge },
      populate: ["Ausnahmen"],
    });
  const events = [...(await read({ $null: true })), ...(await read({ $lt: firstPastOrder }))];
  const { collectionName = "" } = strapi.contentType(eventType);
  const days = await readVillageDays(strapi);
  for (const event of events) {
    const order = toEventOrder(nearestDate(event, now, days));
    if (order !== event.Terminfolge)
      await strapi.db.connection(collectionName).where({ id: event.id }).update({ terminfolge: order });
  }
}
