import type { Context, Next } from "koa";

/** Paths with the code of a link */
const codes =
  /^(\/api\/(?:abonnements|nachfragen|raumkalender|(?:einsendungen|buchungen)\/zugang)\/)[\w-]{20,}/;

/** Leaves secret codes out of what Strapi's logger writes about each request when it is answered. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } finally {
    ctx.url = ctx.url.replace(codes, "$1…");
  }
};
