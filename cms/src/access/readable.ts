import type { Core, UID } from "@strapi/strapi";
import { rightsOf } from "./rights";

export type Find = {
  fields?: string[];
  populate?: string[];
  sort?: string;
  limit?: number;
  status?: "published";
  publicationFilter?: "never-published" | "has-published-version" | "modified";
};
type Search = Find & { filters: object };
export type Entry = Record<string, unknown> & { documentId: string };
/** Strapi's document service; its own types cannot describe a query of a type that is not known beforehand. */
type Documents = { count(search: Search): Promise<number>; findMany(search: Search): Promise<Entry[]> };

/** Reads the entries of a type that the editor may read, or change; undefined without any right to them. */
export async function readable(strapi: Core.Strapi, uid: UID.ContentType, right: "read" | "update" = "read") {
  const rights = rightsOf(strapi, uid);
  if (!rights?.can[right]()) return undefined;
  const { filters: permitted = {} } = await rights.sanitizedQuery[right]({});
  const documents = strapi.documents(uid) as unknown as Documents;
  const search = (filters: object, options: Find) => ({
    ...options,
    filters: { $and: [permitted, filters] },
  });
  return {
    count: (filters: object, options: Find = {}) => documents.count(search(filters, options)),
    find: (filters: object, options: Find) => documents.findMany(search(filters, options)),
  };
}
