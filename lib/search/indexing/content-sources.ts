import { articles } from "@/lib/cms/articles";
import { categories, withCategories } from "@/lib/cms/categories";
import { events } from "@/lib/cms/events";
import { infos } from "@/lib/cms/infos";
import { offers } from "@/lib/cms/offers";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { synonyms } from "@/lib/cms/synonyms";
import type { SearchEntry } from "../search-entry";
import {
  articleEntry,
  eventEntry,
  infoEntry,
  offerEntry,
  organisationEntry,
  pageEntry,
} from "./to-search-entry";

/** The content at one moment, as the replicas hold it: each part is the same object until something in it changes. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** @throws CmsRequestError when the CMS fails and there is no copy */
export async function readContent() {
  const [
    allEvents,
    allArticles,
    allOffers,
    allInfos,
    allOrganisations,
    allPages,
    allCategories,
    allSynonyms,
  ] = await Promise.all([
    ...([events.ready(), articles.ready(), offers.ready(), infos.ready()] as const),
    ...([organisations.ready(), pages.ready(), categories.ready(), synonyms.ready()] as const),
  ]);
  return {
    ...{ events: allEvents, articles: allArticles, offers: allOffers, infos: allInfos },
    ...{ organisations: allOrganisations, pages: allPages },
    ...{ categories: allCategories, synonyms: allSynonyms },
  };
}

export const isSameContent = (one: Content | undefined, other: Content): boolean =>
  one !== undefined && (Object.keys(other) as (keyof Content)[]).every((part) => one[part] === other[part]);

/** Something published, and how to make an entry of it; `item` is the same object until it changes. */
export type Source = { item: object; toEntry: () => SearchEntry | undefined };

/** Everything that can be found. */
export function* sourcesOf(content: Content): Generator<Source> {
  const known = content.categories;
  for (const item of content.events.items) {
    const { organiserId, ...event } = item;
    const organiser = organiserId ? content.organisations.byId.get(organiserId) : undefined;
    yield { item, toEntry: () => eventEntry({ ...withCategories(event, known), organiser }) };
  }
  for (const item of content.articles.items)
    yield { item, toEntry: () => articleEntry(withCategories(item, known)) };
  for (const item of content.offers.items)
    yield { item, toEntry: () => offerEntry(withCategories(item, known)) };
  for (const item of content.infos.items)
    yield { item, toEntry: () => infoEntry(withCategories(item, known)) };
  for (const item of content.organisations.items)
    yield { item, toEntry: () => organisationEntry(withCategories(item, known)) };
  for (const item of content.pages.items) yield { item, toEntry: () => pageEntry(item) };
}

/** What entries take from others: when it changes, all are made anew and compared. */
export const hasSameRelations = (one: Content | undefined, other: Content): boolean =>
  one?.categories === other.categories && one?.organisations === other.organisations;
