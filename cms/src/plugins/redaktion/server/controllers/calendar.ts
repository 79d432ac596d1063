import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { readVillageDays } from "../../../../events/village-days";

export const calendar = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The Land and the school holidays, which the site shows to everybody, for every editor. */
  async days(ctx: Context) {
    ctx.body = { data: await readVillageDays(strapi) };
  },
});
