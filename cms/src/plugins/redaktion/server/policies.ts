import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../database/rows";
import { draftTypes, submissionType } from "../submission-types";
import { rightsOf, withCreator } from "./services/rights";

type Policy = (ctx: Context, config: unknown, app: { strapi: Core.Strapi }) => boolean | Promise<boolean>;

/**
 * Requires a right to the Einsendung whose `field` equals the path parameter `param`; if there is no such Einsendung, a
 * right to any.
 */
export const canAccessSubmission =
  (action: "read" | "update", field: "documentId" | "Vorgangsnummer" | "Entwurf", param: string): Policy =>
  async (ctx, _config, { strapi }) => {
    const submission = await rows(strapi, submissionType).findOne({
      where: { [field]: ctx.params[param] },
      populate: withCreator,
    });
    return rightsOf(strapi, ctx, submissionType).can[action](submission ?? undefined);
  };

/** Requires the right to create entries of every type that an Einsendung can become. */
export const canCreateDrafts: Policy = (ctx, _config, { strapi }) =>
  Object.values(draftTypes).every((type) => rightsOf(strapi, ctx, type).can.create());
