import { z } from "zod";
import { processWide } from "@/lib/runtime/process-wide";
import { EntryReader } from "./entry-reader";
import { Replica } from "./replica";
import type { Snapshot } from "./replica-copy";
import { required, toCollectionQuery, type WireDocument } from "./wire";

/** A page that search engines should list: its one path, and when it last changed (ISO). */
export type ListedPage = { path: string; changedAt?: string | undefined };

/** The fields of a content type by the site's names, each with its attribute in Strapi and its type on the wire. */
type Fields = Readonly<Record<string, readonly [attribute: string, type: z.ZodType]>>;
type ValuesOf<F extends Fields> = { id: string } & { [Name in keyof F]: z.output<F[Name][1]> };

type Definition<F extends Fields, Item> = {
  /** Strapi's singular API name, as its webhooks say it */
  model: string;
  /** Strapi's plural API name, undefined for a single type */
  plural?: string;
  /** Whether editors publish entries, as they do unless this is false; otherwise saving is publishing */
  drafts?: boolean;
  /** What is fetched follows from it. */
  fields: F;
  /** Pure and cheap: it runs for every entry of the type. */
  toItem: (values: ValuesOf<F>) => Item;
  /** Only where entries have pages that search engines should list; undefined for an entry without one */
  toPage?: (item: Item) => ListedPage | undefined;
};

export type Collection<Item> = {
  model: string;
  drafts: boolean;
  replica: Replica<Item>;
  /** An entry of the CMS as the site knows it. @throws ZodError when it does not fit the schema */
  parse: (wire: WireDocument) => Item;
  /** The newest content, or the last good copy. @throws CmsRequestError when the CMS fails and there is no copy */
  ready: () => Promise<Snapshot<Item>>;
  /** With what the item takes from other collections, as `ready` has it. @throws ZodError, CmsRequestError */
  parseJoined: (wire: WireDocument) => Promise<Item>;
  /** A version of an entry for the preview, past the replica; undefined when there is none. @throws CmsRequestError */
  readVersion: EntryReader["version"];
  /** The pages of all entries; undefined where search engines should list none. @throws CmsRequestError without a copy */
  listedPages: (() => Promise<ListedPage[]>) | undefined;
};

export type ItemOf<Of> = Of extends Collection<infer Item> ? Item : never;

/**
 * A content type of the CMS. All its published entries are held in memory and kept up to date (replica.ts), once for the
 * whole process. The list in collections.ts names every type.
 */
export function defineCollection<const F extends Fields, Item>({
  model,
  plural,
  drafts = true,
  fields,
  toItem,
  toPage,
}: Definition<F, Item>): Collection<Item> {
  const schema = z.object({ documentId: required, ...Object.fromEntries(Object.values(fields)) });
  const attributes = Object.entries(fields).map(([name, [attribute]]) => [name, attribute] as const);
  function parse(wire: WireDocument): Item {
    const parsed: Record<string, unknown> = schema.parse(wire);
    const values: Record<string, unknown> = { id: parsed.documentId };
    for (const [name, attribute] of attributes) values[name] = parsed[attribute];
    return toItem(values as ValuesOf<F>);
  }
  const query = toCollectionQuery(schema);
  const reader = new EntryReader(model, plural, query);
  const replica = processWide(`replica.${model}`, () => new Replica<Item>({ model, plural, query, parse }));
  return {
    model,
    drafts,
    replica,
    parse,
    ready: () => replica.ready(),
    parseJoined: async (wire) => parse(wire),
    readVersion: (documentId, status) => reader.version(documentId, status),
    listedPages: toPage && (async () => (await replica.ready()).items.flatMap((item) => toPage(item) ?? [])),
  };
}
