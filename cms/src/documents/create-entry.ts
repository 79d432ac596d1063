import type { Core, UID } from "@strapi/strapi";
import { strapiInternals } from "../strapi-internals";

/** Creates a draft with an address that is made of its title. */
export async function createEntry(
  strapi: Core.Strapi,
  type: UID.CollectionType,
  data: Record<string, unknown>,
) {
  const Slug = await strapiInternals
    .slugs(strapi)
    .generateUIDField({ contentTypeUID: type, field: "Slug", data });
  const entry: Record<string, unknown> = { ...data, Slug };
  const { documentId } = await strapi.documents(type).create({ data: entry });
  return { documentId, Slug };
}
