import { articles } from "./articles";
import { categories } from "./categories";
import type { Collection } from "./collection";
import { events } from "./events";
import { organisations } from "./organisations";
import { pages } from "./pages";
import { infos, offers } from "./redirect-entries";
import { settings } from "./settings";

/** The content types without which no page is complete. What else the site reads is in lib/content/collections.ts. */
export const requiredCollections: readonly Collection<object>[] = [
  settings,
  categories,
  pages,
  events,
  articles,
  offers,
  infos,
  organisations,
];
