import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { senderOf } from "../sender";
import { deliverPushSoon } from "./deliver-push";
import {
  confirmDevice,
  DeviceAddress,
  DeviceCode,
  DeviceOrder,
  DeviceRenewal,
  findDevice,
  leaveDevice,
  orderForDevice,
  renewDevice,
} from "./devices";
import { pushSettings } from "./push-settings";

/** What the site asks about devices that get push messages. */
export const deviceApi = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** 503 while push is off. */
  async order(ctx: Context) {
    const sent = DeviceOrder.safeParse(ctx.request.body);
    if (!sent.success) {
      const fields = sent.error.issues.map(({ path }) => String(path[1] ?? "data"));
      return ctx.badRequest("The order is invalid.", { fields: [...new Set(fields)] });
    }
    if (!pushSettings() || !(await senderOf(strapi))) {
      ctx.status = 503;
      return;
    }
    await orderForDevice(strapi, sent.data.data, new Date());
    deliverPushSoon(strapi);
    ctx.status = 202;
    ctx.body = { data: {} };
  },

  /** 409 for a code that no device has. */
  async confirm(ctx: Context) {
    const sent = DeviceCode.safeParse(ctx.request.body);
    if (!sent.success) return ctx.badRequest("data: { Code }");
    if (!(await confirmDevice(strapi, sent.data.data.Code, new Date())))
      return ctx.conflict("No device has this code.");
    ctx.body = { data: {} };
  },

  /** 409 for a former address that gets nothing. */
  async renew(ctx: Context) {
    const sent = DeviceRenewal.safeParse(ctx.request.body);
    if (!sent.success)
      return ctx.badRequest("data: { Bisher, Endpunkt, Oeffentlicher_Schluessel, Schluessel_auth }");
    if (!(await renewDevice(strapi, sent.data.data)))
      return ctx.conflict("No device has the former address.");
    ctx.body = { data: {} };
  },

  async find(ctx: Context) {
    const sent = DeviceAddress.safeParse(ctx.request.body);
    if (!sent.success) return ctx.badRequest("data: { Endpunkt }");
    ctx.body = { data: await findDevice(strapi, sent.data.data.Endpunkt) };
  },

  /** The same answer whether the device is known or not: leaving can be repeated. */
  async leave(ctx: Context) {
    const sent = DeviceAddress.safeParse(ctx.request.body);
    if (!sent.success) return ctx.badRequest("data: { Endpunkt }");
    await leaveDevice(strapi, sent.data.data.Endpunkt);
    ctx.body = { data: {} };
  },
});
