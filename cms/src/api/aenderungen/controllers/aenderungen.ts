import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = { data: await strapi.service("api::aenderungen.aenderungen")?.find() };
  },
});
