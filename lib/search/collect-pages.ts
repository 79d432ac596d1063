import type { Pages } from "./refinement";
import type { SearchResponse } from "./search-response";

/** The answers of the pages that a URL shows below each other: at least one, and none beyond the last page. */
export async function collectPages(
  { from, to }: Pages,
  ask: (page: number) => Promise<SearchResponse>,
): Promise<SearchResponse[]> {
  const first = await ask(from);
  const more = Math.max(0, Math.min(to, first.pages) - first.page);
  const rest = Array.from({ length: more }, (_, place) => ask(first.page + 1 + place));
  return [first, ...(await Promise.all(rest))];
}
