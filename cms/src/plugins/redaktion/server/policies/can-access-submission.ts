import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../../database/rows";
import { submissionType } from "../../submission-types";
import { rightsOf, withCreator } from "../services/rights";

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
  const submission = await rows(strapi, submissionType).findOne({
    where: { [field]: ctx.params[param] },
    populate: withCreator,
  });
  return rightsOf(strapi, ctx, submissionType).can[action](submission ?? undefined);
}
