import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { type Rights, strapiInternals } from "../../../../strapi-internals";

/** The rights of the editor who asks. Strapi's own roles have conditions: Author may read only what authors created. */
export const rightsOf = (strapi: Core.Strapi, ctx: Context, model: UID.ContentType): Rights =>
  strapiInternals.permissionChecker(strapi).create({ userAbility: ctx.state.userAbility, model });

/** Populates what conditions of rights read. What visitors sent has no creator. */
export const withCreator = { createdBy: { select: ["id"], populate: ["roles"] } };
