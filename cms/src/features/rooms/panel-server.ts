import { isDay } from "@dorfforum/shared/calendar/day";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { type PanelServer, panelPolicy, panelRoute } from "../../slots/panel-routes";
import { closeCalendar, openCalendar } from "./caretaker";
import { confirmBooking, declineBooking, takeBookingBack, undoDecision } from "./decide";
import { readEventRoom } from "./event-clashes";
import { bookingType } from "./panel-data";
import { readRequestList } from "./request-list";
import { readRoomWeek } from "./room-week";

/** Requests for rooms, for those who decide about them. */
const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    if (!rightsOf(strapi, bookingType)?.can.read()) return ctx.forbidden();
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: await readRequestList(strapi, new Date()) };
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

  async undo(ctx: Context) {
    await undoDecision(strapi, ctx.params.documentId);
    ctx.body = { data: {} };
  },

  /** The week of a day ("YYYY-MM-DD") in the rooms for which the user decides */
  async week(ctx: Context) {
    if (!rightsOf(strapi, bookingType)?.can.read()) return ctx.forbidden();
    const day = String(ctx.query.tag ?? "");
    if (!isDay(day)) return ctx.badRequest("Der Tag fehlt.");
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: await readRoomWeek(strapi, day) };
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

type Decision = { about: "booking" | "room" };

const policies = {
  /** Requires the right to read a request, or those for a room: whoever may read them decides about them. */
  async "can-decide"(ctx: Context, { about }: Decision, { strapi }: { strapi: Core.Strapi }) {
    const { documentId } = ctx.params;
    const booking =
      about === "room"
        ? { Raum: { documentId } }
        : await rows(strapi, bookingType).findOne({
            where: { documentId },
            populate: conditionFields(strapi, bookingType),
          });
    return rightsOf(strapi, bookingType)?.can.read(booking ?? undefined);
  },
};

const canDecide = (about: Decision["about"]) => panelPolicy("can-decide", { about });

export const roomsPanel: PanelServer = {
  controllers: { rooms: controller },
  policies,
  routes: [
    panelRoute("GET", "/raumanfragen", "rooms.list"),
    panelRoute("GET", "/raumwoche", "rooms.week"),
    panelRoute("POST", "/raumanfragen/:documentId/rueckgaengig", "rooms.undo", canDecide("booking")),
    panelRoute("POST", "/raumanfragen/:documentId/zusage", "rooms.confirm", canDecide("booking")),
    panelRoute("POST", "/raumanfragen/:documentId/absage", "rooms.decline", canDecide("booking")),
    panelRoute("POST", "/raumanfragen/:documentId/freigabe", "rooms.takeBack", canDecide("booking")),
    panelRoute("POST", "/orte/:documentId/kalender", "rooms.openCalendar", canDecide("room")),
    panelRoute("POST", "/orte/:documentId/kalender/ende", "rooms.closeCalendar", canDecide("room")),
    panelRoute("GET", "/termine/:documentId/raum", "rooms.ofEvent"),
  ],
};
