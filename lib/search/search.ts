import { getCategory } from "@/lib/cms/categories";
import { visitorKey } from "@/lib/http/visitor-address";
import type { SearchAnswer, SearchRequest, Suggestions } from "./answer";
import { answerRequest } from "./answer-request";
import { countGap } from "./gaps/tell-gaps";
import { currentIndex } from "./live/live-index";
import { suggestFrom } from "./suggest";

/**
 * One page of what answers a request.
 * @param headers of who asks: what found nothing is counted by visitors
 * @throws CmsRequestError when there is no content to search
 */
export async function search(request: SearchRequest, headers: Headers): Promise<SearchAnswer> {
  const now = new Date();
  const index = await currentIndex();
  const category = request.category ? await getCategory(request.category) : undefined;
  const isUnknown = Boolean(request.category) && category === undefined;
  const answer = answerRequest(index, { ...request, category: isUnknown ? false : category }, now);
  const isWhole = !request.category && !request.kind && request.page === 1;
  // What stands nowhere is told too where other words of the query found something.
  const gap = answer.total === 0 ? request.q : answer.unknown.join(" ");
  if (gap !== "" && isWhole) countGap(gap, visitorKey(headers));
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
