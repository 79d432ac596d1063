import type { z } from "zod";
import { processWide } from "@/lib/process-wide";
import { toCollectionQuery } from "./collection-query";
import { Replica } from "./replica";
import type { Snapshot } from "./snapshot";
import type { WireDocument } from "./wire";

/** A page that search engines should list: its one path, and when it last changed (ISO). */
export type ListedPage = { path: string; changedAt?: string | undefined };

type Definition<Schema extends z.ZodObject, Item> = {
  /** Strapi's singular API name, as its webhooks say it */
  model: string;
  /** Strapi's plural API name, undefined for a single type */
  plural?: string;
  /** Whether editors publish entries; otherwise saving is publishing */
  drafts: boolean;
  /** The fields on the wire. What is fetched follows from it. */
  schema: Schema;
  /** Pure and cheap: it runs for every entry of the type. */
  toItem: (wire: z.infer<Schema>) => Item;
  /** Only where each entry has a page that search engines should list */
  toPage?: (item: Item) => ListedPage;
};

export type Collection<Item> = {
  model: string;
  drafts: boolean;
  replica: Replica<Item>;
  /** An entry of the CMS as the site knows it. @throws ZodError when it does not fit the schema */
  parse: (wire: WireDocument) => Item;
  /** The newest content, or the last good copy. @throws CmsRequestError when the CMS fails and there is no copy */
  ready: () => Promise<Snapshot<Item>>;
  /** The pages of all entries; undefined where search engines should list none. @throws CmsRequestError without a copy */
  listedPages: (() => Promise<ListedPage[]>) | undefined;
};

/**
 * A content type of the CMS. All its published entries are held in memory and kept up to date (replica.ts), once for the
 * whole process. The list in collections.ts names every type.
 */
export function defineCollection<Schema extends z.ZodObject, Item>({
  model,
  plural,
  drafts,
  schema,
  toItem,
  toPage,
}: Definition<Schema, Item>): Collection<Item> {
  const parse = (wire: WireDocument) => toItem(schema.parse(wire));
  const replica = processWide(
    `replica.${model}`,
    () => new Replica<Item>({ model, plural, query: toCollectionQuery(schema), parse }),
  );
  return {
    model,
    drafts,
    replica,
    parse,
    ready: () => replica.ready(),
    listedPages: toPage && (async () => (await replica.ready()).items.map(toPage)),
  };
}
