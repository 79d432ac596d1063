import { articles } from "@/lib/cms/articles";
import { categories, withCategories } from "@/lib/cms/categories";
import type { Collection } from "@/lib/cms/collection";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { infos, offers } from "@/lib/cms/redirect-entries";
import { getSynonyms } from "@/lib/cms/synonyms";
import type { SearchEntry } from "../search-entry";
import {
  articleEntry,
  eventEntry,
  infoEntry,
  offerEntry,
  organisationEntry,
  pageEntry,
} from "./to-search-entry";

type Related = Awaited<ReturnType<typeof readRelated>>;

/** An item of the CMS, the same object until it changes, and the entry that is made of it */
export type Source = { item: object; toEntry: () => SearchEntry | undefined };

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
];

function searched<Item extends object>(
  collection: Collection<Item>,
  toEntry: (item: Item, related: Related) => SearchEntry | undefined,
) {
  return {
    model: collection.model,
    read: async () => {
      const snapshot = await collection.ready();
      const sourcesWith = (related: Related) =>
        snapshot.items.map((item): Source => ({ item, toEntry: () => toEntry(item, related) }));
      return { snapshot, sourcesWith };
    },
  };
}

async function readRelated() {
  const [byCategory, byOrganisation] = await Promise.all([categories.ready(), organisations.ready()]);
  return { categories: byCategory, organisations: byOrganisation };
}

/** All content that is searched at one moment. `snapshots` are the same objects until something changes. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** @throws CmsRequestError when the CMS fails and there is no copy */
export async function readContent() {
  const [related, groups, ...types] = await Promise.all([
    readRelated(),
    getSynonyms(),
    ...searchedTypes.map(({ read }) => read()),
  ]);
  const relatedSnapshots = [related.categories, related.organisations];
  return {
    snapshots: [...relatedSnapshots, groups, ...types.map(({ snapshot }) => snapshot)],
    relatedSnapshots,
    synonyms: groups,
    sources: () => types.flatMap(({ sourcesWith }) => sourcesWith(related)),
  };
}

export const isSame = (one: readonly object[] | undefined, other: readonly object[]): boolean =>
  other.every((snapshot, index) => one?.[index] === snapshot);
