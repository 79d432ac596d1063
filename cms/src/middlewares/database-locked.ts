import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { isBusy } from "../database/sqlite-wait";

const retryAfterSeconds = 5;
const message =
  "Die Datenbank ist gerade belegt, etwa von einer Sicherung. Bitte versuchen Sie es in einer Minute noch einmal.";

/** Answers 503 while another process has the SQLite file (database/sqlite-wait.ts); Strapi would answer 500. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!isBusy(error)) throw error;
      strapi.log.warn("The database is locked by another process; a request was answered with 503.");
      ctx.status = 503;
      ctx.set("Retry-After", String(retryAfterSeconds));
      ctx.body = {
        data: null,
        error: { status: 503, name: "ServiceUnavailableError", message, details: {} },
      };
    }
  };
