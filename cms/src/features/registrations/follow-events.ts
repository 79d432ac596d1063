import { lastDay } from "@dorfforum/shared/calendar/format";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { readVillageDays } from "../../events/village-days";
import { quietMs } from "../../mail/outbox";
import { deliverSoon } from "../../mail/schedule-delivery";
import { dateOf, eventType, publishedEvent } from "./event-date";
import { lockDate } from "./lock-date";
import { queueNews } from "./queue-mail";
import { settle } from "./settle-waiting-list";
import { activeOf, dateType, type RegistrationDate, registrationType } from "./stored-types";

/**
 * Has those who registered told when their date moves or falls out, after the time in which a change can be undone, and lets them
 * move up when places are added. Fewer places throw nobody out.
 */
export const followRegisteredEvent: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const { documentId } = params as { documentId?: string };
  const isPublic = /^(publish|unpublish|delete)$/.test(action) || savedBy(context)?.status === "published";
  if (uid !== eventType || !documentId || !isPublic) return next();
  const find = () =>
    rows(strapi, dateType).findMany({ where: { Veranstaltung: documentId }, orderBy: { Schluessel: "asc" } });
  if ((await find()).length === 0) return next();
  const result = await strapi.db.transaction(async () => {
    const locked: RegistrationDate[] = [];
    // Before the event is written, as a confirmation does.
    for (const row of await find()) locked.push(await lockDate(strapi, row));
    const saved = await next();
    for (const row of locked) await follow(strapi, row);
    return saved;
  });
  deliverSoon(strapi);
  return result;
};

async function follow(strapi: Core.Strapi, row: RegistrationDate): Promise<void> {
  const now = new Date();
  const of = { event: row.Veranstaltung, tag: row.Tag ?? "" };
  const event = await publishedEvent(strapi, of.event);
  const date = event && dateOf(event, of.tag, await readVillageDays(strapi));
  if (date) {
    const where = { Veranstaltung: of.event, Tag: of.tag };
    const Letzter_Tag = lastDay({ start: date.start, end: date.end });
    await rows(strapi, registrationType).updateMany({ where, data: { Letzter_Tag } });
  }
  for (const { documentId, E_Mail } of await activeOf(strapi, of))
    if (E_Mail) await queueNews(strapi, documentId, now.getTime() + quietMs);
  await settle(strapi, { row, event, date }, now);
}
