import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import { toRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import {
  bookingDates,
  daysLater,
  lastSeriesDay,
  type Span,
  seriesStep,
} from "@dorfforum/shared/rooms/booking-dates";
import { renewalDays } from "@dorfforum/shared/rooms/limits";
import type { Core } from "@strapi/strapi";
import { findByCode } from "../../codes/access-code";
import { rows } from "../../database/rows";
import { queueMails } from "../../mail/outbox";
import { placeType } from "../../places/place";
import { renewalKey, storeOnce } from "../../receiving/store-once";
import { removeBelongings } from "../../retention/remove-entries";
import { isOn } from "../../slots/is-on";
import {
  askedDates,
  type Booking,
  confirmed,
  datesOf,
  isAfter,
  lastDayOf,
  partNames,
  roomOf,
  timesOf,
  withdrawn,
} from "./booking";
import type { BookingContent } from "./booking-arrival";
import { leftOut } from "./booking-mail";
import { asRequesterKnows } from "./decision-mail";
import { lockBooking } from "./lock-booking";
import { bookingType } from "./panel-data";
import { stateAfter } from "./states";

/**
 * The Buchung to store, with the id of its room.
 * @returns the names of the fields that are wrong: a room that cannot be asked for, or a part that it does not have
 */
export async function toStoredBooking(strapi: Core.Strapi, content: BookingContent) {
  const where = { Slug: content.Raum, Anfragbar: true };
  const room = await rows(strapi, placeType).findOne({ where, populate: ["Teile"] });
  if (!room) return { fields: ["Raum"] };
  if (content.Teil && !partNames(room).includes(content.Teil)) return { fields: ["Teil"] };
  return { arrival: { ...content, Raum: room.id, Letzter_Tag: lastDayOf(bookingDates(content)) } };
}

const states: Record<Booking["Bearbeitungsstand"], string> = {
  neu: "angefragt",
  bestätigt: "bestätigt",
  abgelehnt: "abgelehnt",
  "durch Absender zurückgezogen": "zurückgezogen",
  "frei gegeben": "frei gegeben",
};

const find = (strapi: Core.Strapi, code: string) =>
  findByCode(code, (where) => rows(strapi, bookingType).findOne({ where, populate: ["Raum"] }));

/** What the requester's page shows; undefined if no Buchung has this code. */
export async function findAsked(strapi: Core.Strapi, code: string, now: Date) {
  const found = await find(strapi, code);
  if (!found) return undefined;
  const booking = await asRequesterKnows(strapi, found);
  const room = roomOf(booking);
  const { Vorgangsnummer, Bearbeitungsstand, Titel, Teil, Begruendung = null } = booking;
  const isWithdrawn = Bearbeitungsstand === withdrawn;
  const isConfirmed = Bearbeitungsstand === confirmed;
  return {
    Vorgangsnummer,
    // Without a slug nothing leads to the room's page, which is gone while rooms are off.
    Raum: room ? { Name: room.Name, Slug: isOn("rooms") ? (room.Slug ?? "") : "" } : null,
    Teil: Teil ?? "",
    Titel: isWithdrawn ? "" : Titel,
    ...timesOf(booking),
    Wiederholung: booking.Wiederholung ?? "",
    Stand: states[Bearbeitungsstand],
    Begruendung,
    Termine: isConfirmed ? datesOf(booking).map(({ von, bis }): Span => ({ von, bis })) : [],
    Nicht_frei: isConfirmed ? leftOut(booking, now) : [],
    Verlaengerbar: renewalOf(booking, now) !== undefined,
  };
}

/**
 * Removes what the requester wrote from the entry, with its waiting mails, and frees the room. The entry stays with its number, and what
 * was made of it for the calendar with its title: the editors learn by mail that a confirmed booking is gone.
 * @returns false if it was declined or taken back, or is over; true also if it was withdrawn before
 */
export async function withdrawBooking(strapi: Core.Strapi, code: string, now: Date): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const found = await find(strapi, code);
    const { booking } = (found && (await lockBooking(strapi, found.documentId))) ?? {};
    if (!booking) return false;
    const { id, Vorgangsnummer, Bearbeitungsstand } = booking;
    if (Bearbeitungsstand === withdrawn) return true;
    const isConfirmed = Bearbeitungsstand === confirmed;
    const isOver = isConfirmed && !datesOf(booking).some(({ bis }) => isAfter(bis, now));
    const known = await asRequesterKnows(strapi, booking);
    const state = stateAfter("withdraw", known.Bearbeitungsstand);
    if (isOver || !state) return false;
    const { count } = await rows(strapi, bookingType).updateMany({
      where: { id, Bearbeitungsstand },
      data: {
        Bearbeitungsstand: state,
        Titel: "Zurückgezogen",
        Text: null,
        Personen: null,
        Name: null,
        E_Mail: null,
        Telefon: null,
        Begruendung: null,
        Bescheide: null,
        Termine: null,
        Pruefsumme: null,
        updatedAt: now,
      },
    });
    if (count === 0) return false;
    await removeBelongings(strapi, Vorgangsnummer);
    if (isConfirmed && isOn("rooms"))
      await queueMails(strapi, bookingType, { Vorgangsnummer, Bestaetigung_gewuenscht: false });
    return true;
  });
}

/** The request for the year after a standing slot; undefined where there is none to renew, or it is not time yet. */
function renewalOf(booking: Booking, now: Date) {
  const { documentId, Bearbeitungsstand, Wiederholung, Letzter_Tag } = booking;
  const room = roomOf(booking);
  const today = berlinDay(now);
  const last = String(Letzter_Tag);
  const isDue = today <= last && last <= addDays(today, renewalDays);
  if (Bearbeitungsstand !== confirmed || !Wiederholung || !isDue || !room?.Anfragbar) return undefined;
  if (!isOn("rooms")) return undefined;
  const dates = askedDates(booking, new Date(0));
  const step = seriesStep(Wiederholung);
  const days = dates.length * step;
  const { Beginn, Ende, Belegt_von, Belegt_bis } = timesOf(booking);
  const first = daysLater(Beginn, days);
  const day = berlinDay(first);
  const rule = toRecurrenceRule({
    rhythm: step === 14 ? "fortnightly" : "weekly",
    weekdays: [weekdayOf(day)],
    monthDay: 1,
    position: 1,
    until: addDays(lastSeriesDay(day), -1),
  });
  const times = {
    Beginn: first,
    Ende: daysLater(Ende, days),
    Belegt_von: daysLater(Belegt_von, days),
    Belegt_bis: daysLater(Belegt_bis, days),
    Wiederholung: rule,
  };
  const { Titel, Teil, Personen, Text, Oeffentlich, Name, E_Mail, Telefon } = booking;
  return {
    Art: "raum",
    Schluessel: renewalKey(documentId),
    Raum: room.id,
    ...{ Titel, Teil, Personen, Text, Oeffentlich, Name, Telefon },
    E_Mail: E_Mail ?? undefined,
    Bestaetigung_gewuenscht: false,
    ...times,
    Letzter_Tag: lastDayOf(bookingDates(times)),
  };
}

/** Asks for the year after a standing slot, once. @returns undefined where that is not possible */
export async function renewBooking(strapi: Core.Strapi, code: string, now: Date) {
  const booking = await find(strapi, code);
  const renewal = booking && renewalOf(booking, now);
  return renewal && storeOnce(strapi, bookingType, renewal);
}
