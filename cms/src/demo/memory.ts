import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** When the loader last wrote an entry: the moments Strapi noted for its draft and its published row. */
const writtenSchema = z.object({ draft: z.string(), published: z.string() });

const memorySchema = z.object({
  state: z.enum(["begun", "complete"]),
  /** The day from which the dates were counted, YYYY-MM-DD. */
  day: z.string(),
  /** By content type and slug; only what has dates to keep fresh. */
  written: z.record(z.string(), z.record(z.string(), writtenSchema)),
});

export type Written = z.infer<typeof writtenSchema>;
export type Memory = z.infer<typeof memorySchema>;

const store = (strapi: Core.Strapi) => strapi.store({ type: "app", name: "dorfforum", key: "demo-village" });

/** What the loader remembers of its work in this database; undefined when it never began. */
export async function recall(strapi: Core.Strapi): Promise<Memory | undefined> {
  const value: unknown = await store(strapi).get({});
  return value == null ? undefined : memorySchema.parse(value);
}

export async function remember(strapi: Core.Strapi, memory: Memory): Promise<void> {
  await store(strapi).set({ value: memory });
}
