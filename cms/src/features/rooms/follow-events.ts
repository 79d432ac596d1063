import { toSingleDates } from "@dorfforum/shared/calendar/single-dates";
import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { singleDates } from "../../events/nearest-date";
import { deliverSoon } from "../../mail/schedule-delivery";
import { confirmed } from "./booking";
import { freeBooking, freeDates } from "./free-booking";
import { lockBooking } from "./lock-booking";
import { bookingType } from "./panel-data";

const eventType = "api::veranstaltung.veranstaltung";

type Published = Row<typeof eventType>;

const publishedEvent = (strapi: Core.Strapi, documentId: string): Promise<Published | null> =>
  rows(strapi, eventType).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: ["Ausnahmen"],
  });

/** The days of a booking that go with its event, as visitors read it before and after a change. */
export function freedBy(before: Published | null, after: Published | null): "all" | string[] {
  if (!after) return before ? "all" : [];
  if (after.Terminstatus === "abgesagt") return "all";
  const without = toSingleDates(after.Ausnahmen).filter(({ kind }) => kind === "none");
  const cancelled = singleDates(after).filter(({ change }) => change.kind === "cancelled");
  return [...without, ...cancelled.map(({ change }) => change)].map(({ day }) => day);
}

/**
 * Frees the room of a booking when the event that was made of it is cancelled or taken off the site, and single dates with those of
 * the event. A draft that was never published is only a draft: deleting it frees nothing.
 */
export const freeWithEvent: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const { documentId } = params as { documentId?: string };
  const isPublic = /^(publish|unpublish|delete)$/.test(action) || savedBy(context)?.status === "published";
  if (uid !== eventType || !documentId || !isPublic) return next();
  const where = { Entwurf: documentId, Bearbeitungsstand: confirmed };
  const found = await rows(strapi, bookingType).findOne({ where });
  if (!found) return next();
  const result = await strapi.db.transaction(async () => {
    // Before the event is written, as a change of the Ort does.
    const { booking, room } = (await lockBooking(strapi, found.documentId)) ?? {};
    const before = await publishedEvent(strapi, documentId);
    const saved = await next();
    const freed = freedBy(before, await publishedEvent(strapi, documentId));
    if (!booking || !room) return saved;
    if (freed === "all")
      await freeBooking(strapi, booking, "Die Veranstaltung fällt aus oder steht nicht mehr im Kalender.");
    else await freeDates(strapi, booking, room, (day) => freed.includes(day), "Alle Termine fallen aus.");
    return saved;
  });
  deliverSoon(strapi);
  return result;
};
