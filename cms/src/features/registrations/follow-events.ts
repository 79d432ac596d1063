import { rows } from "../../database/rows";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { deliverSoon } from "../../mail/schedule-delivery";
import { eventType, readDate } from "./event-date";
import { lockEvent } from "./lock-date";
import { settle } from "./settle-waiting-list";
import { dateType } from "./stored-types";

/**
 * Settles the dates of an event that visitors read anew, in its transaction. What else moves a date, such as school holidays or the name
 * of an Ort, is found by the clock (scheduled-work.ts).
 */
export const followRegisteredEvent: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const { documentId } = params as { documentId?: string };
  const isPublic = /^(publish|unpublish|delete)$/.test(action) || savedBy(context)?.status === "published";
  if (uid !== eventType || !documentId || !isPublic) return next();
  if ((await rows(strapi, dateType).count({ where: { Veranstaltung: documentId } })) === 0) return next();
  const result = await strapi.db.transaction(async ({ trx }) => {
    // Before the event is written, as a confirmation does.
    await lockEvent(strapi, trx, documentId);
    const dates = await rows(strapi, dateType).findMany({ where: { Veranstaltung: documentId } });
    const saved = await next();
    for (const row of dates)
      await settle(
        strapi,
        { row, ...(await readDate(strapi, row.Veranstaltung, row.Tag ?? "")) },
        new Date(),
      );
    return saved;
  });
  deliverSoon(strapi);
  return result;
};
