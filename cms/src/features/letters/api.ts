import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { deliverSoon } from "../../mail/schedule-delivery";
import { isOn } from "../../slots/is-on";
import { Action, act } from "./button-actions";
import { pushSettings } from "./push/push-settings";
import { senderOf } from "./sender";
import { Order, order } from "./subscribe";
import { findByCode } from "./subscription-by-code";
import { letterSettings } from "./week-letter";

/** What the site asks about subscriptions. */
export const subscriptionApi = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Whether mails are sent at all, when the letter of the week goes out, and the key for ordering push messages */
  async offer(ctx: Context) {
    const isSent = (await senderOf(strapi)) !== undefined;
    const Push = (isSent && isOn("letters") && pushSettings()?.publicKey) || null;
    ctx.body = { data: { Mail: isSent, Brief: await letterSettings(strapi), Push } };
  },

  /** The same answer whether the address is known or not. 503 while mail is off. */
  async order(ctx: Context) {
    const sent = Order.safeParse(ctx.request.body);
    if (!sent.success) {
      const fields = sent.error.issues.map(({ path }) => String(path[1] ?? "data"));
      return ctx.badRequest("The order is invalid.", { fields: [...new Set(fields)] });
    }
    if (!(await senderOf(strapi))) {
      ctx.status = 503;
      return;
    }
    await order(strapi, sent.data.data, new Date());
    deliverSoon(strapi);
    ctx.status = 202;
    ctx.body = { data: {} };
  },

  /** What the link of a mail opens; null if no subscription has its code, because a proxy may answer 404 for a CMS that is away. */
  async findByCode(ctx: Context) {
    ctx.body = { data: await findByCode(strapi, ctx.params.code, new Date()) };
  },

  /** 409 where the link does not allow it. */
  async act(ctx: Context) {
    const sent = Action.safeParse(ctx.request.body);
    if (!sent.success) return ctx.badRequest("data: { Aktion, Thema?, Themen? }");
    if (!(await act(strapi, ctx.params.code, sent.data.data, new Date())))
      return ctx.conflict("The link has expired, or does not allow this.");
    deliverSoon(strapi);
    ctx.body = { data: {} };
  },
});

export { deviceApi } from "./push/device-api";
