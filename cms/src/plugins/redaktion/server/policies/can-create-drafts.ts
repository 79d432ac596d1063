import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { draftTypes } from "../../submission-types";
import { rightsOf } from "../services/rights";

/** Requires the right to create entries of every type that an Einsendung can become. */
export const canCreateDrafts = (
  ctx: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): boolean => Object.values(draftTypes).every((type) => rightsOf(strapi, ctx, type).can.create());
