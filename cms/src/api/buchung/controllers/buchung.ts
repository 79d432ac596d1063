import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { findAsked, renewBooking, toStoredBooking, withdrawBooking } from "../../../features/rooms/asker";
import { readCalendar } from "../../../features/rooms/caretaker";
import { bookingType } from "../../../features/rooms/panel-data";
import { deliverSoon } from "../../../mail/deliver";
import { BookingArrival } from "../../../receiving/form-schemas";
import { answer, readSent } from "../../../receiving/receive";
import { storeOnce } from "../../../receiving/store-once";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const sent = await readSent(ctx, BookingArrival, bookingType);
    if (!sent) return;
    const { arrival, fields } = await toStoredBooking(strapi, sent.content);
    if (!arrival) return ctx.badRequest("The content is invalid.", { fields });
    answer(strapi, ctx, await storeOnce(strapi, bookingType, arrival));
  },

  /** What the asker's code opens; null if no Buchung has it, because a proxy may answer 404 for a CMS that is away. */
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
