import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Span } from "@dorfforum/shared/rooms/booking-dates";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { deliverSoon } from "../../mail/schedule-delivery";
import { answer, readSent } from "../../receiving/receive";
import { storeOnce } from "../../receiving/store-once";
import { bookingsFrom, datesOf, isAfter, roomOf } from "./booking";
import { BookingArrival } from "./booking-arrival";
import { readCalendar } from "./caretaker";
import { bookingType } from "./panel-data";
import { findAsked, renewBooking, toStoredBooking, withdrawBooking } from "./requester";

/** What the site asks for its visitors. */
export const bookingApi = ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const sent = await readSent(ctx, BookingArrival, bookingType);
    if (!sent) return;
    const { arrival, fields } = await toStoredBooking(strapi, sent.content);
    if (!arrival) return ctx.badRequest("The content is invalid.", { fields });
    answer(strapi, ctx, await storeOnce(strapi, bookingType, arrival));
  },

  /** What the requester's code opens; null if no Buchung has it, because a proxy may answer 404 for a CMS that is away. */
  async findByCode(ctx: Context) {
    ctx.body = { data: (await findAsked(strapi, ctx.params.code, new Date())) ?? null };
  },

  /** 409 once it is declined, taken back or over. A repeated withdrawal succeeds. */
  async withdraw(ctx: Context) {
    if (!(await withdrawBooking(strapi, ctx.params.code, new Date())))
      return ctx.conflict("It was declined or taken back, or is over.");
    ctx.body = { data: {} };
    deliverSoon(strapi);
  },

  /** 409 where there is nothing to renew, or it is not time yet. A repeated request gets the same receipt. */
  async renew(ctx: Context) {
    const receipt = await renewBooking(strapi, ctx.params.code, new Date());
    if (!receipt) return ctx.conflict("There is nothing to renew now.");
    answer(strapi, ctx, receipt);
  },

  /** What a caretaker's code opens; null for an unknown or expired one. */
  async calendar(ctx: Context) {
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: (await readCalendar(strapi, ctx.params.code, new Date())) ?? null };
  },
});

/** What visitors may know of a booking. `Teil` "" is the whole room. */
type Occupied = { Teil: string } & Span;

/** When rooms are occupied by confirmed bookings, from the beginning of today, by the documentId of the Ort. */
export async function occupiedOf(
  strapi: Core.Strapi,
  now: Date,
  documentId?: string,
): Promise<Map<string, Occupied[]>> {
  const today = berlinDay(now);
  const midnight = startOfBerlinDay(today);
  const occupied = new Map<string, Occupied[]>();
  for (const booking of await bookingsFrom(strapi, today, documentId ? { documentId } : undefined)) {
    const room = roomOf(booking)?.documentId ?? "";
    const spans = datesOf(booking).filter(({ bis }) => isAfter(bis, midnight));
    const own = spans.map(({ von, bis }) => ({ Teil: booking.Teil ?? "", von, bis }));
    occupied.set(room, [...(occupied.get(room) ?? []), ...own]);
  }
  for (const list of occupied.values()) list.sort((a, b) => (a.von < b.von ? -1 : 1));
  return occupied;
}
