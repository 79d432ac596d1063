import type { z } from "zod";
import { populatedFields } from "./wire";

/** What is asked of Strapi: each field by name, never `populate=*`. */
export type CollectionQuery = { fields: string[]; populate: Record<string, { fields: readonly string[] }> };

/** The query that fetches every field of a wire schema; parts, relations and files are populated with theirs. */
export function toCollectionQuery(schema: z.ZodObject): CollectionQuery {
  // Strapi sends the documentId unasked. When an entry was published tells the replica what is new.
  const fields = ["publishedAt"];
  const populate: CollectionQuery["populate"] = {};
  for (const [name, type] of Object.entries(schema.shape)) {
    const populated = populatedFields.get(type);
    if (populated) populate[name] = { fields: populated.fields };
    else if (name !== "documentId") fields.push(name);
  }
  return { fields, populate };
}
