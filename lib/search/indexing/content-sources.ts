import { articles } from "@/lib/cms/articles";
import { withCategories } from "@/lib/cms/categories";
import { events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { infos, offers } from "@/lib/cms/redirect-entries";
import { getSynonyms } from "@/lib/cms/synonyms";
import { activeFeatures } from "@/lib/features";
import { readRelated, type SearchedType, searched } from "./searched-type";
import {
  articleEntry,
  eventEntry,
  infoEntry,
  offerEntry,
  organisationEntry,
  pageEntry,
} from "./to-search-entry";

const ownTypes: readonly SearchedType[] = [
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

/** Those of the site and of the features that are on */
export const searchedTypes = (): readonly SearchedType[] => [
  ...ownTypes,
  ...activeFeatures().flatMap(({ searched = [] }) => searched),
];

/** All content that is searched at one moment. `parts` are the same objects until something changes. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** @throws CmsRequestError when the CMS fails and there is no copy */
export async function readContent() {
  const [related, synonyms, ...read] = await Promise.all([
    readRelated(),
    getSynonyms(),
    ...searchedTypes().map((type) => type.read()),
  ]);
  const types = read.map((contentWith) => contentWith(related));
  const relatedParts = [related.categories, related.organisations];
  const parts = [...relatedParts, synonyms, ...types.map(({ items }) => items)];
  return { parts, relatedParts, synonyms, types };
}

export const areSame = (some: readonly unknown[] | undefined, others: readonly unknown[]): boolean =>
  some?.length === others.length && others.every((other, index) => some[index] === other);
