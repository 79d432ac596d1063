import { getCategory } from "@/lib/cms/categories";
import { visitorKey } from "@/lib/http/visitor-address";
import { currentIndex } from "./indexing/current-index";
import { runSearch } from "./run-search";
import type { SearchRequest, SearchResponse, Suggestions } from "./search-response";
import { suggestFrom } from "./suggest";
import { countZeroResults } from "./zero-results/report-zero-results";

/**
 * One page of what answers a request.
 * @param headers of who asks: what found nothing is counted by visitors
 * @throws CmsRequestError when there is no content to search
 */
export async function search(request: SearchRequest, headers: Headers): Promise<SearchResponse> {
  const now = new Date();
  const index = await currentIndex();
  const category = request.category ? await getCategory(request.category) : undefined;
  const isUnknown = Boolean(request.category) && category === undefined;
  const answer = runSearch(index, { ...request, category: isUnknown ? false : category }, now);
  const isWhole = !request.category && !request.kind && request.page === 1;
  // What stands nowhere is told too where other words of the query found something.
  const gap = answer.total === 0 ? request.q : answer.unknown.join(" ");
  if (gap !== "" && isWhole) countZeroResults(gap, visitorKey(headers));
  return {
    ...answer,
    category: category && { name: category.name, slug: category.slug, description: category.description },
    unknownCategory: isUnknown ? request.category : undefined,
  };
}

/** What a text that is being typed may become. @throws CmsRequestError when there is no content to search */
export async function suggest(q: string, now = new Date()): Promise<Suggestions> {
  return suggestFrom(await currentIndex(), q, now);
}
