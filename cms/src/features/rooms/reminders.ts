import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { reminderDays, renewalMailDays } from "@dorfforum/shared/rooms/limits";
import { type Booking, confirmed, timesOf } from "./booking";
import type { BookingMail } from "./booking-mail";

const dayMs = 24 * 3600 * 1000;

/** Where it is noted that a mail was queued */
export const notes = {
  erinnerung: "Erinnert_am",
  verlaengerung: "Nach_Verlaengerung_gefragt_am",
} as const satisfies Partial<Record<BookingMail, keyof Booking>>;

/** Whether a single date begins so soon that its requester is reminded of it, or needs no reminder if told something now. */
const isSoon = (booking: Booking, now: Date): boolean =>
  Date.parse(timesOf(booking).Beginn) <= now.getTime() + reminderDays * dayMs;

/** The mail that a requester has to get by the clock: a reminder of a single date, or the question whether a standing slot goes on. */
export function dueMail(booking: Booking, now: Date): keyof typeof notes | undefined {
  if (booking.Bearbeitungsstand !== confirmed || !booking.E_Mail) return undefined;
  const kind = booking.Wiederholung ? "verlaengerung" : "erinnerung";
  if (booking[notes[kind]]) return undefined;
  if (kind === "erinnerung")
    return isSoon(booking, now) && Date.parse(timesOf(booking).Beginn) > now.getTime() ? kind : undefined;
  const [today, last] = [berlinDay(now), String(booking.Letzter_Tag)];
  return today <= last && last <= addDays(today, renewalMailDays) ? kind : undefined;
}

/**
 * What is noted of mails when a booking is confirmed: whoever is told so shortly before the date is not reminded of it.
 * @param isNotified whether a mail says that it is confirmed
 */
export const notesOfConfirmed = (booking: Booking, isNotified: boolean, now: Date) => ({
  [notes.erinnerung]: isNotified && isSoon(booking, now) ? now : null,
  [notes.verlaengerung]: null,
});
