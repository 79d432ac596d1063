import { errors } from "@strapi/utils";
import type { DocumentMiddleware } from "../documents/saved";

type Types = Record<string, { attributes: Record<string, { type: string }> }>;

/** Whether a sort names a field of the type `password`, of the sorted type or of a related one. @param sort in any of Strapi's forms */
export function namesSecret(sort: unknown, types: Types): boolean {
  const names: string[] = JSON.stringify(sort ?? "").match(/\w+/g) ?? [];
  return Object.values(types).some(({ attributes }) =>
    names.some((name) => attributes[name]?.type === "password"),
  );
}

/** Refuses to sort by secrets: Strapi's panel keeps a sort of which it has taken out every field. */
export const refuseSecretSort: DocumentMiddleware = (strapi) => (context, next) => {
  const { sort } = context.params as { sort?: unknown };
  if (sort && namesSecret(sort, strapi.contentTypes as unknown as Types))
    throw new errors.ValidationError("Nach diesem Feld lässt sich nicht sortieren.");
  return next();
};
