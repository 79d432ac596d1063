import { collections } from "@/lib/content/collections";
import type { PageKey, PageState } from "@/lib/html/page-cache";
import { currentNotices } from "@/lib/notices/cms/notices";
import { countPageChanges } from "@/lib/runtime/page-changes";
import { searchIndexVersion } from "@/lib/search/indexing/current-index";
import { siteRoutes } from "@/lib/urls/site-routes";

const minuteMs = 60_000;

const resultsPages = [siteRoutes.search.pattern, siteRoutes.category.pattern];

/**
 * Everything that a page is made of besides its address and the village's look: the content of all collections, the notices
 * that are shown now, what else changes pages (lib/runtime/page-changes.ts), and the minute, for times are shown and compared
 * by minutes; of results also the search index, which follows the content a little later.
 * @returns undefined while pages wait for a change, or content or, of results, the search index is missing
 */
export async function pageState({ pattern }: Pick<PageKey, "pattern">): Promise<PageState | undefined> {
  const snapshots = collections().map(({ replica }) => replica.settled);
  if (snapshots.includes(undefined)) return undefined;
  const minute = Math.floor(Date.now() / minuteMs);
  const index = resultsPages.includes(pattern) ? [searchIndexVersion()] : [];
  if (index.includes(undefined)) return undefined;
  return [...snapshots, await currentNotices.ready(), countPageChanges(), minute, ...index];
}
