import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rightsOf } from "../../access/rights";
import { closeCalendar, openCalendar } from "./caretaker";
import { confirmBooking, declineBooking, takeBookingBack } from "./decide";
import { readDesk } from "./desk";
import { readEventRoom } from "./event-clashes";
import { bookingType } from "./panel-data";

/** Requests for rooms, for those who decide about them. */
export const rooms = ({ strapi }: { strapi: Core.Strapi }) => ({
  async desk(ctx: Context) {
    if (!rightsOf(strapi, bookingType)?.can.read()) return ctx.forbidden();
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: await readDesk(strapi, new Date()) };
  },

  /** The room of an event, for whoever may read the event; null for an event that is in none */
  async ofEvent(ctx: Context) {
    ctx.body = { data: (await readEventRoom(strapi, ctx.params.documentId, new Date())) ?? null };
  },

  async confirm(ctx: Context) {
    await confirmBooking(strapi, ctx.params.documentId, ctx.request.body, ctx.state.user.id);
    ctx.body = { data: {} };
  },

  async decline(ctx: Context) {
    await declineBooking(strapi, ctx.params.documentId, ctx.request.body);
    ctx.body = { data: {} };
  },

  async takeBack(ctx: Context) {
    await takeBookingBack(strapi, ctx.params.documentId, ctx.request.body);
    ctx.body = { data: {} };
  },

  /** The caretaker's address, which is shown this once. */
  async openCalendar(ctx: Context) {
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: await openCalendar(strapi, ctx.params.documentId, new Date()) };
  },

  async closeCalendar(ctx: Context) {
    await closeCalendar(strapi, ctx.params.documentId);
    ctx.body = { data: {} };
  },
});
