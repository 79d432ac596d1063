import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/format";
import type { Core } from "@strapi/strapi";
import { runInBackground, schedule } from "../background/run-in-background";
import { rows } from "../database/rows";
import { mailSettings } from "../mail/mail-settings";
import { type BookingMail, queueBookingMail } from "../mail/outbox";
import { bookingType } from "../plugins/redaktion/rooms";
import { occupyMissing, vacatePast } from "./occupancy";
import { confirmed } from "./occupied";

const hourly = "0 23 * * * *";
const dayMs = 24 * 3600 * 1000;
export const reminderDays = 3;
const renewalDays = 28;

type Note = "Erinnert_am" | "Nach_Verlaengerung_gefragt_am";

/** Reminds askers of their dates, asks whether standing slots go on, and removes rows of the past: now and every hour. */
export function scheduleRoomMails(strapi: Core.Strapi): void {
  const run = async () => {
    const now = new Date();
    await runInBackground(strapi, "vacatePast", () => vacatePast(strapi, now));
    await runInBackground(strapi, "occupyMissing", () => occupyMissing(strapi, now));
    if (!mailSettings()) return;
    const soon = new Date(now.getTime() + reminderDays * dayMs);
    const single = { Wiederholung: { $null: true }, Beginn: { $gt: now, $lte: soon } };
    await queueOnce(strapi, "erinnerung", "Erinnert_am", single);
    const today = berlinDay(now);
    const ending = {
      Wiederholung: { $notNull: true },
      Letzter_Tag: { $gte: today, $lte: addDays(today, renewalDays) },
    };
    await queueOnce(strapi, "verlaengerung", "Nach_Verlaengerung_gefragt_am", ending);
  };
  schedule(strapi, "roomMails", { rule: hourly }, run);
  void runInBackground(strapi, "roomMails", run);
}

/** Notes that an asker is told, and queues the mail; of several instances one does. */
async function queueOnce(strapi: Core.Strapi, kind: BookingMail, note: Note, filter: object): Promise<void> {
  const where = {
    Bearbeitungsstand: confirmed,
    [note]: { $null: true },
    E_Mail: { $notNull: true },
    ...filter,
  };
  for (const { id, Vorgangsnummer } of await rows(strapi, bookingType).findMany({ where }))
    await runInBackground(strapi, `The mail ${kind} of ${Vorgangsnummer}`, () =>
      strapi.db.transaction(async () => {
        const data = { [note]: new Date() };
        const { count } = await rows(strapi, bookingType).updateMany({
          where: { id, [note]: { $null: true } },
          data,
        });
        if (count === 1) await queueBookingMail(strapi, kind, Vorgangsnummer);
      }),
    );
}
