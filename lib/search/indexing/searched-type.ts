import { categories } from "@/lib/cms/categories";
import type { Collection } from "@/lib/cms/collection";
import { isCmsRequestError } from "@/lib/cms/errors";
import { organisations } from "@/lib/cms/organisations";
import type { Snapshot } from "@/lib/cms/replica-copy";
import type { SearchEntry } from "../search-entry";

/** What the entries of several types are made of besides their items */
export type Related = Awaited<ReturnType<typeof readRelated>>;

/** The items of one type at one moment. They are the same objects until they change, and so is their list. */
export type TypeContent = {
  items: readonly object[];
  /** What an item's entry is made of besides the item */
  relatedOf: (item: object) => readonly unknown[];
  toEntry: (item: object) => SearchEntry | undefined;
};

/** A content type that is searched, by its model */
export type SearchedType = { model: string; read: () => Promise<(related: Related) => TypeContent> };

/** None without a copy: everything else is found without them. */
export function orNone<Item>(collection: Collection<Item>): Collection<Item> {
  const none: Snapshot<Item> = { items: [], byId: new Map() };
  const ready = () =>
    collection.ready().catch((error: unknown) => {
      // The replica reports its own failures.
      if (isCmsRequestError(error)) return none;
      throw error;
    });
  return { ...collection, ready };
}

type Relations = { categoryIds?: readonly string[]; organiserId?: string | undefined };

export function searched<Item extends object & Relations>(
  collection: Collection<Item>,
  toEntry: (item: Item, related: Related) => SearchEntry | undefined,
): SearchedType {
  const read = async () => {
    const { items } = await collection.ready();
    return (related: Related): TypeContent => ({
      items,
      relatedOf: (item) => relatedOf(item as Item, related),
      toEntry: (item) => toEntry(item as Item, related),
    });
  };
  return { model: collection.model, read };
}

const relatedOf = ({ categoryIds = [], organiserId = "" }: Relations, related: Related) => [
  ...categoryIds.map((id) => related.categories.byId.get(id)),
  related.organisations.byId.get(organiserId),
];

/** @throws CmsRequestError when the CMS fails and there is no copy */
export async function readRelated() {
  const [byCategory, byOrganisation] = await Promise.all([categories.ready(), organisations.ready()]);
  return { categories: byCategory, organisations: byOrganisation };
}
