import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../database/rows";
import { type Rights, strapiInternals } from "../../../strapi-internals";
import { draftTypes, submissionType } from "../submission-types";

type App = { strapi: Core.Strapi };
type Access = {
  action: "read" | "update";
  field: "documentId" | "Vorgangsnummer" | "Entwurf";
  param: string;
};

/** The rights of the editor who asks. Strapi's own roles have conditions: Author may read only what authors created. */
export const rightsOf = (strapi: Core.Strapi, ctx: Context, model: UID.ContentType): Rights =>
  strapiInternals.permissionChecker(strapi).create({ userAbility: ctx.state.userAbility, model });

/** Populates what conditions of rights read. What visitors sent has no creator. */
export const withCreator = { createdBy: { select: ["id"], populate: ["roles"] } };

export const policies = {
  /**
   * Requires a right to the Einsendung whose `field` equals the path parameter `param`; if there is no such Einsendung,
   * a right to any.
   */
  async "can-access-submission"(ctx: Context, { action, field, param }: Access, { strapi }: App) {
    const submission = await rows(strapi, submissionType).findOne({
      where: { [field]: ctx.params[param] },
      populate: withCreator,
    });
    return rightsOf(strapi, ctx, submissionType).can[action](submission ?? undefined);
  },

  /** Requires the right to create entries of every type that an Einsendung can become. */
  "can-create-drafts": (ctx: Context, _config: unknown, { strapi }: App) =>
    Object.values(draftTypes).every((type) => rightsOf(strapi, ctx, type).can.create()),
};

/** Strapi finds policies by name only; it refuses functions. */
export const canAccessSubmission = (config: Access) => ({
  name: "plugin::redaktion.can-access-submission",
  config,
});
export const canCreateDrafts = { name: "plugin::redaktion.can-create-drafts" };
