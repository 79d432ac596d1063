import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { receive } from "../../../receiving/receive";
import { Submission } from "../../../receiving/submission";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: (ctx: Context) => receive(strapi, ctx, "api::einsendung.einsendung", Submission),
});
