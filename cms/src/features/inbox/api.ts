import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { readSent, receiving } from "../../receiving/receive";
import { Correction, Message, Submission } from "./arrivals";
import { messages, submissionType } from "./panel-data";
import { correct, findSent, withdraw } from "./sender-access";

export const messageApi = receiving(messages.uid, Message);

const takenOver = "An editor has taken it over, or its sender has withdrawn it.";

export const submissionApi = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...receiving(submissionType, Submission)({ strapi }),

  /** What the sender's code opens; null if no Einsendung has it, because a proxy may answer 404 for a CMS that is away. */
  async findByCode(ctx: Context) {
    ctx.body = { data: (await findSent(strapi, ctx.params.code)) ?? null };
  },

  /** 409 once an editor has taken it over. */
  async correct(ctx: Context) {
    const sent = await readSent(ctx, Correction, submissionType);
    if (!sent) return;
    if (!(await correct(strapi, ctx.params.code, sent.content, sent.picture))) return ctx.conflict(takenOver);
    ctx.body = { data: {} };
  },

  /** 409 once an editor has taken it over. A repeated withdrawal succeeds. */
  async withdraw(ctx: Context) {
    if (!(await withdraw(strapi, ctx.params.code))) return ctx.conflict(takenOver);
    ctx.body = { data: {} };
  },
});
