import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { isVerwaltung } from "../../../../access/roles";
import { features } from "../../../../features";
import { removeAll } from "../../../../retention/remove-entries";
import { featuresOff } from "../../../../slots/feature";
import { isOn } from "../../../../slots/is-on";

export const featuresInPanel = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The names of those that are on. The panel asks before anybody has logged in. */
  find(ctx: Context) {
    ctx.set({ "Cache-Control": "no-store" });
    ctx.body = { data: features.map(({ name }) => name).filter(isOn) };
  },

  /** Removes what is left of a feature that is off. */
  async empty(ctx: Context) {
    const feature = featuresOff().find(({ name }) => name === ctx.params.name);
    if (!feature) return ctx.notFound();
    if (!isVerwaltung(strapi)) return ctx.forbidden();
    for (const inbox of feature.inboxes ?? []) await removeAll(strapi, inbox);
    await feature.whenOff?.empty?.(strapi);
    ctx.body = { data: {} };
  },
});
