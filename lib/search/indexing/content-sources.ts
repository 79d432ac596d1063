import { articles } from "@/lib/cms/articles";
import { categories, withCategories } from "@/lib/cms/categories";
import type { Collection } from "@/lib/cms/collection";
import { isCmsRequestError } from "@/lib/cms/errors";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { infos, offers } from "@/lib/cms/redirect-entries";
import type { Snapshot } from "@/lib/cms/replica-copy";
import { getSynonyms } from "@/lib/cms/synonyms";
import { wasteDistricts } from "@/lib/cms/waste-districts";
import { rooms } from "@/lib/rooms/cms/rooms";
import type { SearchEntry } from "../search-entry";
import {
  articleEntry,
  districtEntry,
  eventEntry,
  infoEntry,
  offerEntry,
  organisationEntry,
  pageEntry,
  roomEntry,
} from "./to-search-entry";

type Related = Awaited<ReturnType<typeof readRelated>>;

/** The items of one type at one moment. They are the same objects until they change, and so is their list. */
export type TypeContent = {
  items: readonly object[];
  /** What an item's entry is made of besides the item */
  relatedOf: (item: object) => readonly unknown[];
  toEntry: (item: object) => SearchEntry | undefined;
};

export const searchedTypes = [
  searched(events, ({ organiserId, ...event }, { categories, organisations }) => {
    const organiser = organiserId ? organisations.byId.get(organiserId) : undefined;
    return eventEntry({ ...withCategories(event, categories), organiser });
  }),
  searched(articles, (item, { categories }) => articleEntry(withCategories(item, categories))),
  searched(offers, (item, { categories }) => offerEntry(withCategories(item, categories))),
  searched(infos, (item, { categories }) => infoEntry(withCategories(item, categories))),
  searched(organisations, (item, { categories }) => organisationEntry(withCategories(item, categories))),
  searched(pages, pageEntry),
  searched(orNone(wasteDistricts), districtEntry),
  searched(orNone(rooms), roomEntry),
];

/** None without a copy: everything else is found without them. */
function orNone<Item>(collection: Collection<Item>): Collection<Item> {
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

function searched<Item extends object & Relations>(
  collection: Collection<Item>,
  toEntry: (item: Item, related: Related) => SearchEntry | undefined,
) {
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

async function readRelated() {
  const [byCategory, byOrganisation] = await Promise.all([categories.ready(), organisations.ready()]);
  return { categories: byCategory, organisations: byOrganisation };
}

/** All content that is searched at one moment. `parts` are the same objects until something changes. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** @throws CmsRequestError when the CMS fails and there is no copy */
export async function readContent() {
  const [related, synonyms, ...read] = await Promise.all([
    readRelated(),
    getSynonyms(),
    ...searchedTypes.map((type) => type.read()),
  ]);
  const types = read.map((contentWith) => contentWith(related));
  const relatedParts = [related.categories, related.organisations];
  const parts = [...relatedParts, synonyms, ...types.map(({ items }) => items)];
  return { parts, relatedParts, synonyms, types };
}

export const areSame = (some: readonly unknown[] | undefined, others: readonly unknown[]): boolean =>
  some?.length === others.length && others.every((other, index) => some[index] === other);
