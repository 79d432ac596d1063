import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { submissionType } from "../../submission-types";
import { findWithCreator, rightsOf } from "../services/rights";

type Config = {
  action: "read" | "update";
  field: "documentId" | "Vorgangsnummer" | "Entwurf";
  param: string;
};

/** Requires a right to the Einsendung that the path names; if there is none, a right to any Einsendung. */
export async function canAccessSubmission(
  ctx: Context,
  { action, field, param }: Config,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const submission = await findWithCreator(strapi, submissionType, { [field]: ctx.params[param] });
  return rightsOf(strapi, ctx, submissionType).can[action](submission ?? undefined);
}
