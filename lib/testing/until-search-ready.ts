import { currentIndex } from "@/lib/search/indexing/current-index";
import { waitForSearch } from "@/lib/search/indexing/readiness";
import { loadCollections } from "./load-collections";

/** Loads all content from the CMS of a test, and indexes it. */
export async function untilSearchReady(): Promise<void> {
  await loadCollections();
  do await currentIndex().catch(() => undefined);
  while (!(await waitForSearch()));
}
