import type { PageRange } from "./results-url";
import type { SearchResponse } from "./search-response";

export async function collectPages(
  { from, to }: PageRange,
  request: (page: number) => Promise<SearchResponse>,
): Promise<SearchResponse[]> {
  const first = await request(from);
  const count = Math.max(0, Math.min(to, first.pages) - first.page);
  const others = Array.from({ length: count }, (_, index) => request(first.page + 1 + index));
  return [first, ...(await Promise.all(others))];
}
