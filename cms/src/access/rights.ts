import type { Core, Struct, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { panelRequest, type Rights, strapiInternals } from "../strapi-internals";
import { conditionRelations } from "./own-organisations";

/** The rights of the panel user whose request is being answered; undefined outside of the panel. */
export function rightsOf(strapi: Core.Strapi, model: UID.ContentType): Rights | undefined {
  const request = panelRequest(strapi);
  return (
    request && strapiInternals.permissionChecker(strapi).create({ userAbility: request.userAbility, model })
  );
}

/** Populates what the conditions of rights read. What visitors sent has no creator. */
export const conditionFields = (strapi: Core.Strapi, model: UID.ContentType): Record<string, object> => ({
  createdBy: { select: ["id"], populate: ["roles"] },
  ...Object.fromEntries(
    conditionRelations()
      .filter((field) => field in strapi.getModel(model).attributes)
      .map((field) => [field, { select: ["documentId"] }]),
  ),
});

/** Whether the panel shows a type. The CMS itself writes the others, such as former addresses. */
export function isShownInPanel({ uid, pluginOptions }: Struct.ContentTypeSchema): boolean {
  const options = pluginOptions as Record<string, { visible?: boolean }> | undefined;
  return uid.startsWith("api::") && options?.["content-manager"]?.visible !== false;
}

/** What is answered to whoever may not do what they ask for */
export const noRight = "Dafür fehlt Ihnen das Recht.";

/** An error whose German sentence the panel shows. Of a ForbiddenError Strapi's routes would say "Forbidden" alone. */
export const refusal = (sentence: string) => new errors.ApplicationError(sentence);
