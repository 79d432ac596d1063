import { addresses } from "./addresses";
import { articles } from "./articles";
import { categories } from "./categories";
import type { Collection } from "./collection";
import { events } from "./events";
import { organisations } from "./organisations";
import { pages } from "./pages";
import { settings } from "./settings";
import { infos, offers } from "./signposts";
import { synonyms } from "./synonyms";

/** Every content type that the site reads. Loading, webhooks, the files that may be served and the sitemap follow from it. */
export const collections: readonly Collection<object>[] = [
  settings,
  categories,
  pages,
  events,
  articles,
  offers,
  infos,
  organisations,
  synonyms,
  addresses,
];

/** Synonyms improve a search and former addresses lead on: no page is unavailable without them. */
export const requiredCollections = collections.filter(
  ({ model }) => model !== synonyms.model && model !== addresses.model,
);
