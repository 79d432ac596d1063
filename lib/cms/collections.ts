import { addresses } from "./addresses";
import { articles } from "./articles";
import { categories } from "./categories";
import type { Collection } from "./collection";
import { events } from "./events";
import { glossaryTerms } from "./glossary";
import { neighbourDates } from "./neighbours";
import { notices } from "./notices";
import { organisations } from "./organisations";
import { pages } from "./pages";
import { infos, offers } from "./redirect-entries";
import { settings } from "./settings";
import { synonyms } from "./synonyms";

/** Every content type that the site reads, without those of features (lib/content/collections.ts) */
export const ownCollections: readonly Collection<object>[] = [
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
  notices,
  glossaryTerms,
  neighbourDates,
];

/** Synonyms improve a search, former addresses lead on, notices stand above pages, terms explain, neighbours add: other pages are readable without them. */
const optionalModels = [synonyms, addresses, notices, glossaryTerms, neighbourDates].map(
  ({ model }) => model,
);
export const requiredCollections = ownCollections.filter(({ model }) => !optionalModels.includes(model));
