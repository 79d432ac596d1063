import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { confirmByLink, findLinked } from "./confirmation-links";

/** What the site asks about the links of mails. */
export const confirmationApi = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the link opens; null if no entry has its code, because a proxy may answer 404 for a CMS that is away. */
  async findByCode(ctx: Context) {
    ctx.body = { data: (await findLinked(strapi, ctx.params.code, new Date())) ?? null };
  },

  /** 409 for a link that has expired. A repeated confirmation succeeds. */
  async confirm(ctx: Context) {
    if (!(await confirmByLink(strapi, ctx.params.code, new Date())))
      return ctx.conflict("The link has expired, or its entry is no longer published.");
    ctx.body = { data: {} };
  },
});
