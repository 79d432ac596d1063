import type { z } from "zod";
import { populatedFields } from "./wire";

export type CollectionQuery = { fields: string[]; populate: Record<string, { fields: readonly string[] }> };

/** The query that fetches every field of a wire schema; parts, relations and files are populated with theirs. */
export function toCollectionQuery(schema: z.ZodObject): CollectionQuery {
  // Strapi sends the documentId unasked. The replica needs both dates to tell what is new.
  const fields = ["publishedAt", "updatedAt"];
  const populate: CollectionQuery["populate"] = {};
  for (const [name, type] of Object.entries(schema.shape)) {
    const populated = populatedFields.get(type);
    if (populated) populate[name] = { fields: populated.fields };
    else if (name !== "documentId" && name !== "updatedAt") fields.push(name);
  }
  return { fields, populate };
}
