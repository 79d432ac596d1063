import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { lastBookingDay } from "@dorfforum/shared/rooms/booking-dates";
import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../background/run-in-background";
import { rows } from "../database/rows";
import type { DocumentMiddleware } from "../documents/saved";
import { lockBooking } from "../features/rooms/lock-booking";
import { vacate } from "../features/rooms/occupancy";
import { confirmed } from "../features/rooms/occupied";
import { bookingType } from "../features/rooms/panel-data";
import { removeOutdatedFeedback } from "../feedback/remove-feedback";
import { inboxes, isInbox } from "../inboxes";
import { removeOldVersions } from "../versions/remember-versions";
import { outdatedBefore } from "./outdated-before";
import { unpublishExpired } from "./unpublish-expired";

const hourly = "0 17 * * * *";

/** Removes the picture and the waiting mails of an entry, and frees what it has of a room. */
export async function removeBelongings(strapi: Core.Strapi, Vorgangsnummer: string): Promise<void> {
  await rows(strapi, "api::einsendungsbild.einsendungsbild").deleteMany({ where: { Vorgangsnummer } });
  await rows(strapi, "api::ausgehende-mail.ausgehende-mail").deleteMany({ where: { Vorgangsnummer } });
  await vacate(strapi, Vorgangsnummer);
}

/** Removes what belongs to a visitor's entry when an editor deletes the entry. */
export const removeBelongingsWithEntry: DocumentMiddleware = (strapi) => async (context, next) => {
  if (context.action !== "delete" || !isInbox(context.uid)) return next();
  const { documentId } = context.params;
  const { uid } = context;
  const entry = await rows(strapi, uid).findOne({ where: { documentId } });
  return strapi.db.transaction(async () => {
    if (uid === bookingType) await lockBooking(strapi, documentId);
    const deleted = await next();
    if (entry) await removeBelongings(strapi, entry.Vorgangsnummer);
    return deleted;
  });
};

/** Removes outdated entries of visitors, and takes expired ones off the site, now and every hour. */
export function scheduleRemoval(strapi: Core.Strapi): void {
  const remove = async () => {
    for (const task of [removeOutdated, removeOldVersions, unpublishExpired])
      await runInBackground(strapi, task.name, () => task(strapi, new Date()));
  };
  schedule(strapi, "removeOutdated", { rule: hourly }, remove);
  void runInBackground(strapi, "removeOutdated", remove);
}

/**
 * A Buchung is kept as long after its last date, an open request until it is over, any other one as long after it arrived, as are open
 * ones of older versions for a year that nobody can ask for any more.
 */
const isOverSince = (limit: Date, now: Date) => ({
  $or: [
    { Bearbeitungsstand: { $notIn: ["neu", confirmed] } },
    { Bearbeitungsstand: "neu", Letzter_Tag: { $lt: berlinDay(now) } },
    { Bearbeitungsstand: "neu", Letzter_Tag: { $gt: lastBookingDay(now) } },
    { Letzter_Tag: { $lt: berlinDay(limit) } },
  ],
});

/** Drafts that editors made of an entry are content and stay; those of private advertisements go after their last day (unpublish-expired.ts). */
async function removeOutdated(strapi: Core.Strapi, now: Date): Promise<void> {
  const settings = await rows(strapi, "api::allgemeine-einstellung.allgemeine-einstellung").findOne({});
  const limit = outdatedBefore(now, settings?.Aufbewahrung_Tage);
  for (const { uid, name } of inboxes) {
    const entries = await rows(strapi, uid).findMany({
      select: ["id", "Vorgangsnummer"],
      where: { createdAt: { $lt: limit }, ...(uid === bookingType && isOverSince(limit, now)) },
    });
    let count = 0;
    for (const { id, Vorgangsnummer } of entries) {
      const isRemoved = await runInBackground(strapi, `The removal of ${Vorgangsnummer}`, () =>
        strapi.db.transaction(async () => {
          await removeBelongings(strapi, Vorgangsnummer);
          await rows(strapi, uid).delete({ where: { id } });
        }),
      );
      if (isRemoved) count += 1;
    }
    if (count > 0) strapi.log.info(`${count} outdated ${name} were removed.`);
  }
  await removeOutdatedFeedback(strapi, limit);
}
