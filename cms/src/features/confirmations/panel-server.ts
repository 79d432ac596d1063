import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, rightsOf } from "../../access/rights";
import { type PanelServer, panelRoute } from "../../slots/panel-routes";
import { confirmEntry } from "./confirm-entry";
import { confirmedTypeOf } from "./confirmed-types";

const confirmations = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Confirms a published entry for an editor who may publish it. */
  async confirm(ctx: Context) {
    const { uid, documentId } = ctx.params;
    const type = confirmedTypeOf(uid);
    if (!type) return ctx.notFound();
    const entry = await strapi.db
      .query(type.uid)
      .findOne({ where: { documentId }, populate: conditionFields(strapi, type.uid) });
    if (!entry) return ctx.notFound();
    if (!rightsOf(strapi, type.uid)?.can.publish(entry)) return ctx.forbidden();
    if (!(await confirmEntry(strapi, type, documentId, new Date())))
      return ctx.badRequest("Nur veröffentlichte Einträge lassen sich bestätigen.");
    ctx.body = { data: {} };
  },
});

export const confirmationsPanel: PanelServer = {
  controllers: { confirmations },
  policies: {},
  routes: [panelRoute("POST", "/bestaetigungen/:uid/:documentId", "confirmations.confirm")],
};
