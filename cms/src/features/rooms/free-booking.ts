import type { BookingDate } from "@dorfforum/shared/rooms/booking-dates";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { type Booking, confirmed, datesOf, isAfter, lastDayOf, type Room, takenBack } from "./booking";
import { queueDecision } from "./decision-mail";
import { occupy, vacate } from "./occupancy";
import { bookingType } from "./panel-data";

/**
 * Frees the coming dates of a locked booking, and has the requester told.
 * @returns false if it is not confirmed
 */
export async function freeBooking(
  strapi: Core.Strapi,
  booking: Booking,
  Begruendung: string | null,
): Promise<boolean> {
  const { id, Vorgangsnummer } = booking;
  const { count } = await rows(strapi, bookingType).updateMany({
    where: { id, Bearbeitungsstand: confirmed },
    data: { Bearbeitungsstand: takenBack, Begruendung, Termine: null, updatedAt: new Date() },
  });
  if (count === 0) return false;
  await vacate(strapi, Vorgangsnummer);
  await queueDecision(strapi, booking);
  return true;
}

/** The dates that stay when coming ones are freed: "all", or "none" where only past ones would. */
export function datesLeft(
  dates: readonly BookingDate[],
  isFreed: (day: string) => boolean,
  now: Date,
): "all" | "none" | BookingDate[] {
  const staying = dates.filter(({ tag, bis }) => !isAfter(bis, now) || !isFreed(tag));
  if (staying.length === dates.length) return "all";
  return staying.some(({ bis }) => isAfter(bis, now)) ? staying : "none";
}

/** Frees single dates of a locked booking, the whole booking with its last coming one. */
export async function freeDates(
  strapi: Core.Strapi,
  booking: Booking,
  room: Room,
  isFreed: (day: string) => boolean,
  reason: string,
): Promise<void> {
  const now = new Date();
  const Termine = datesLeft(datesOf(booking), isFreed, now);
  if (Termine === "all") return;
  if (Termine === "none") {
    await freeBooking(strapi, booking, reason);
    return;
  }
  await rows(strapi, bookingType).updateMany({
    where: { id: booking.id },
    data: { Termine, Letzter_Tag: lastDayOf(Termine), updatedAt: now },
  });
  await vacate(strapi, booking.Vorgangsnummer);
  await occupy(strapi, { ...booking, Termine }, room, now);
}
