import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { toGaps } from "../../../rules/search-gaps";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Accepts `{ data: [{ Anfrage, Anzahl }] }` from the site. */
  async count(ctx: Context) {
    const gaps = toGaps(ctx.request.body);
    if (!gaps) return ctx.badRequest("data: 1 to 50 of { Anfrage, Anzahl }");
    await strapi.service("api::suchluecke.suchluecke")?.count(gaps);
    ctx.body = { data: { counted: gaps.length } };
  },
});
