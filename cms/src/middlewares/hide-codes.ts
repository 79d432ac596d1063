import type { Context, Next } from "koa";

/** Paths that end in the code of a mail's link */
const codes = /^(\/api\/(?:abonnements|nachfragen|einsendungen\/zugang)\/)[\w-]{20,}/;

/** Leaves secret codes out of what Strapi's logger writes about each request when it is answered. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } finally {
    ctx.url = ctx.url.replace(codes, "$1…");
  }
};
