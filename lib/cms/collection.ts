import type { z } from "zod";
import { Replica } from "./replica";
import { replicas } from "./replicas";
import type { StrapiDocument } from "./wire";

export type Definition<Schema extends z.ZodType<StrapiDocument>, Item> = {
  /** Strapi's singular API name, as its webhooks say it */
  model: string;
  /** Strapi's plural API name, or undefined for a single type */
  plural?: string;
  /** Whether editors publish it; otherwise saving is publishing */
  drafts: boolean;
  /** Explicit fields, and the fields of each relation, component or file; never `populate=*` */
  fields: readonly string[];
  populate?: Record<string, readonly string[]>;
  schema: Schema;
  /** Pure and cheap: it runs for every entry of the type. */
  toItem: (wire: z.infer<Schema>) => Item;
};

/** All published entries of one type at one moment. The next change makes a new one. */
export type Ready<Item> = { items: readonly Item[]; byId: ReadonlyMap<string, Item> };

export type Collection<Item> = {
  /** The newest content that can be had. @throws CmsRequestError when the CMS fails and there is no copy */
  ready: () => Promise<Ready<Item>>;
};

/**
 * One content type of the CMS, held whole in memory and kept up to date (see replica.ts).
 * Middleware, pages and routes are bundled apart but share one process: the first to ask makes the replica.
 */
export function defineCollection<Schema extends z.ZodType<StrapiDocument>, Item>(
  definition: Definition<Schema, Item>,
): Collection<Item> {
  const find = () => {
    const known = replicas().get(definition.model);
    if (known) return known as Replica<Item>;
    const made = new Replica<Item>({
      ...definition,
      parse: (wire) => definition.toItem(definition.schema.parse(wire)),
    });
    replicas().set(definition.model, made as Replica<unknown>);
    return made;
  };
  return { ready: () => find().ready() };
}

/** Something computed from a whole collection, such as an index by slug: once for each state of it. */
export function derived<Item, Result>(
  compute: (items: readonly Item[]) => Result,
): (ready: Ready<Item>) => Result {
  const results = new WeakMap<Ready<Item>, { result: Result }>();
  return (ready) => {
    const known = results.get(ready) ?? { result: compute(ready.items) };
    results.set(ready, known);
    return known.result;
  };
}
