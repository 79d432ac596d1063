import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../../background/run-in-background";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { isOn } from "../../slots/is-on";
import { type Booking, bookingsFrom, confirmed } from "./booking";
import { queueBookingMail } from "./booking-mail";
import { occupyMissing, vacatePast } from "./occupancy";
import { bookingType } from "./panel-data";
import { dueMail, notes } from "./reminders";

const hourly = "0 23 * * * *";

/**
 * Reminds requesters of their dates, asks whether standing slots go on, and removes rows of the past: now and every hour. While rooms
 * are off nobody is written to.
 */
export function scheduleRoomWork(strapi: Core.Strapi): void {
  const run = async () => {
    const now = new Date();
    await runInBackground(strapi, "vacatePast", () => vacatePast(strapi, now));
    await runInBackground(strapi, "occupyMissing", () => occupyMissing(strapi, now));
    if (!mailSettings() || !isOn("rooms")) return;
    for (const booking of await bookingsFrom(strapi, berlinDay(now))) {
      const kind = dueMail(booking, now);
      if (!kind) continue;
      await runInBackground(strapi, `The mail ${kind} of ${booking.Vorgangsnummer}`, () =>
        queueOnce(strapi, kind, booking, now),
      );
    }
  };
  schedule(strapi, "roomMails", { rule: hourly }, run);
  void runInBackground(strapi, "roomMails", run);
}

/** Queues the mail and notes that it was, both or neither; of several instances one does. */
async function queueOnce(
  strapi: Core.Strapi,
  kind: keyof typeof notes,
  { id, Vorgangsnummer }: Booking,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await rows(strapi, bookingType).updateMany({
      where: { id, Bearbeitungsstand: confirmed, [notes[kind]]: { $null: true } },
      data: { [notes[kind]]: now },
    });
    if (count === 1) await queueBookingMail(strapi, kind, Vorgangsnummer);
  });
}
