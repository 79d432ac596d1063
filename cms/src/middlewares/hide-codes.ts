import type { Context, Next } from "koa";

/** Codes of links (32 characters) and tokens as a part of a path; a documentId has 24. */
const codes = /(?<=\/)[\w%-]{28,}(?=\/|$)/g;

/** An address as the log may hold it: without its query, which holds tokens and what editors search for, and without codes. */
export const loggedAddress = (address: string): string => address.replace(/[?#].*$/s, "").replace(codes, "…");

/** Leaves secrets out of what Strapi's logger writes about each request when it is answered. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } finally {
    ctx.url = loggedAddress(ctx.url);
  }
};
