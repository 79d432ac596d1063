import { articles } from "./articles";
import { getCategories } from "./categories";
import { derived } from "./derived";
import { events } from "./events";
import { organisations } from "./organisations";
import { infos, offers } from "./redirect-entries";

type Categorised = { categoryIds: readonly string[] };

/**
 * The categories that some entry has, in the editors' order: the page of any other is empty, so that the menu of a new
 * village does not lead there.
 * @throws CmsRequestError without a copy of the categories or of a type that has them
 */
export const getCategoriesInUse = derived(
  [{ ready: getCategories }, articles, events, offers, infos, organisations],
  (categories, ...types) => {
    const entries = types.flatMap(({ items }): readonly Categorised[] => items);
    const ids = new Set(entries.flatMap(({ categoryIds }) => categoryIds));
    return categories.filter(({ id }) => ids.has(id));
  },
);
