import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { Submission } from "../../../receiving/form-schemas";
import { receive } from "../../../receiving/receive";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: (ctx: Context) => receive(strapi, ctx, "api::einsendung.einsendung", Submission),
});
