import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import {
  type BookingDate,
  type BookingTimes,
  bookingDates,
  type Span,
} from "@dorfforum/shared/rooms/booking-dates";
import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";
import type { placeType } from "../../places/place";
import { bookingType } from "./panel-data";

export type Booking = Row<typeof bookingType>;
export type Room = Row<typeof placeType>;

/** What the rules of a room need of its Ort */
export const roomParts = ["Teile", "Besondere_Tage", "Oeffnungszeiten"];

export const confirmed = "bestätigt";
export const withdrawn = "durch Absender zurückgezogen";
export const takenBack = "frei gegeben";

export const instant = (value: unknown) => new Date(value as string | number | Date).toISOString();

export const timesOf = (booking: Booking): BookingTimes => ({
  Beginn: instant(booking.Beginn),
  Ende: instant(booking.Ende),
  Belegt_von: instant(booking.Belegt_von),
  Belegt_bis: instant(booking.Belegt_bis),
  Wiederholung: booking.Wiederholung,
});

/** The dates of a confirmed booking. A JSON field may hold anything. */
export const datesOf = ({ Termine }: { Termine?: unknown }): BookingDate[] =>
  Array.isArray(Termine) ? (Termine as BookingDate[]) : [];

/** The dates that a request asks for and that are not over */
export const askedDates = (booking: Booking, now: Date): BookingDate[] =>
  bookingDates(timesOf(booking)).filter(({ bis }) => isAfter(bis, now));

export const isAfter = (time: string, now: Date): boolean => Date.parse(time) > now.getTime();

/** The last day of dates, "YYYY-MM-DD"; midnight belongs to the day before. */
export const lastDayOf = (dates: readonly Span[]): string =>
  berlinDay(new Date(Date.parse(dates.at(-1)?.bis ?? "") - 1));

export const roomOf = ({ Raum }: Booking): Room | undefined => (Raum as unknown as Room | null) ?? undefined;

export const partNames = ({ Teile }: Room): string[] =>
  ((Teile ?? []) as unknown as { Name: string }[]).map(({ Name }) => Name);

/** Confirmed bookings with dates from a day on, in no order, with their Raum */
export const bookingsFrom = (strapi: Core.Strapi, day: string, Raum?: object): Promise<Booking[]> =>
  rows(strapi, bookingType).findMany({
    where: { Bearbeitungsstand: confirmed, Letzter_Tag: { $gte: day }, ...(Raum && { Raum }) },
    populate: ["Raum"],
  });
