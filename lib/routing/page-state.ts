import { collections } from "@/lib/cms/collections";
import { currentNotices } from "@/lib/cms/notices";
import { countBroken } from "@/lib/media/broken-pictures";
import type { PageState } from "@/lib/page-cache/page-cache";
import { searchIndexVersion } from "@/lib/search/indexing/current-index";

const minuteMs = 60_000;

/**
 * Everything that pages are made of besides their address and the village's look: the content of all collections, the notices
 * that are shown now, which pictures turned out to be broken, the search index, which follows the content a little later, and the minute, for times are shown and compared by minutes.
 * Undefined while pages wait for a change, or content is missing.
 */
export async function pageState(): Promise<PageState | undefined> {
  const snapshots = collections.map(({ replica }) => replica.settled);
  if (snapshots.includes(undefined)) return undefined;
  const notices = await currentNotices.ready();
  return [...snapshots, notices, countBroken(), searchIndexVersion(), Math.floor(Date.now() / minuteMs)];
}
