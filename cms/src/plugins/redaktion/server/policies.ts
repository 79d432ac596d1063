import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, rightsOf } from "../../../access/rights";
import { rows } from "../../../database/rows";
import { draftTypes, submissionType } from "../../../receiving/submission-types";
import { panelPolicy } from "../../../slots/panel-routes";

type App = { strapi: Core.Strapi };
type Access = {
  action: "read" | "update";
  field: "documentId" | "Vorgangsnummer" | "Entwurf";
  param: string;
};

export const policies = {
  /**
   * Requires a right to the Einsendung whose `field` equals the path parameter `param`; if there is no such Einsendung,
   * a right to any.
   */
  async "can-access-submission"(ctx: Context, { action, field, param }: Access, { strapi }: App) {
    const submission = await rows(strapi, submissionType).findOne({
      where: { [field]: ctx.params[param] },
      populate: conditionFields(strapi, submissionType),
    });
    return rightsOf(strapi, submissionType)?.can[action](submission ?? undefined);
  },

  /** Requires the right to create entries of every type that an Einsendung can become. */
  "can-create-drafts": (_ctx: Context, _config: unknown, { strapi }: App) =>
    Object.values(draftTypes).every((type) => rightsOf(strapi, type)?.can.create()),
};

export const canAccessSubmission = (config: Access) => panelPolicy("can-access-submission", config);
export const canCreateDrafts = panelPolicy("can-create-drafts");
