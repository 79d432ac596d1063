import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { countGaps, GapReport } from "../../../search-gaps/count-gaps";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async count(ctx: Context) {
    const report = GapReport.safeParse(ctx.request.body);
    if (!report.success) return ctx.badRequest("data: 1 to 50 of { Anfrage, Anzahl }");
    await countGaps(strapi, report.data.data, new Date());
    ctx.body = { data: { counted: report.data.data.length } };
  },
});
