import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

type Policy = { name: string; config?: unknown };

/** A route of the panel under /redaktion, for who is logged in. @param handler "controller.action" */
export const panelRoute = (
  method: "GET" | "POST",
  path: string,
  handler: string,
  ...policies: readonly Policy[]
) => ({ method, path, handler, config: { policies: ["admin::isAuthenticatedAdmin", ...policies] } });

/** Strapi finds policies by name only; it refuses functions. */
export const panelPolicy = <Config>(name: string, config?: Config) => ({
  name: `plugin::redaktion.${name}`,
  config,
});

type Controller = (app: { strapi: Core.Strapi }) => Record<string, (ctx: Context) => unknown>;

/** What the panel of a feature asks the server. */
export type PanelServer = {
  controllers: Record<string, Controller>;
  /** By their names; each decides whether a request may go on. */
  policies: Record<string, (ctx: Context, config: never, app: { strapi: Core.Strapi }) => unknown>;
  routes: readonly ReturnType<typeof panelRoute>[];
};
