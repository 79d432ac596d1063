import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { Feedback, receiveFeedback } from "./receive-feedback";

/** What the site sends of its visitors. */
export const feedbackApi = ({ strapi }: { strapi: Core.Strapi }) => ({
  async receive(ctx: Context) {
    const sent = Feedback.safeParse(ctx.request.body);
    if (!sent.success) return ctx.badRequest("data: { Art, Dokument, Antwort } or { Art, Dokument, Text }");
    if (!(await receiveFeedback(strapi, sent.data.data, new Date())))
      return ctx.notFound("There is no such page.");
    ctx.body = { data: {} };
  },
});
