import { rooms } from "@/lib/rooms/cms/rooms";
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
import { wasteDistricts } from "./waste-districts";

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
  notices,
  glossaryTerms,
  neighbourDates,
  wasteDistricts,
  rooms,
];

/** Synonyms improve a search, former addresses lead on, notices stand above pages, terms explain, neighbours add, bins and rooms have pages of their own: other pages are readable without them. */
const optionalModels = [
  synonyms,
  addresses,
  notices,
  glossaryTerms,
  neighbourDates,
  wasteDistricts,
  rooms,
].map(({ model }) => model);
export const requiredCollections = collections.filter(({ model }) => !optionalModels.includes(model));
