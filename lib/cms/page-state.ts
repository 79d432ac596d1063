import type { PageState } from "@/lib/page-cache/page-cache";
import { collections } from "./collections";
import { currentNotices } from "./notices";

const minuteMs = 60_000;

/**
 * Everything that pages are made of besides their address: the content of all collections, the notices that are shown now, and
 * the minute, for times are shown and compared by minutes. Undefined while pages wait for a change, or content is missing.
 */
export async function pageState(): Promise<PageState | undefined> {
  const snapshots = collections.map(({ replica }) => replica.settled);
  if (snapshots.includes(undefined)) return undefined;
  return [...snapshots, await currentNotices.ready(), Math.floor(Date.now() / minuteMs)];
}
