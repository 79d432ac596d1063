import { getCategory } from "@/lib/cms/categories";
import type { SearchAnswer, SearchRequest, Suggestions } from "./answer";
import { answerRequest } from "./answer-request";
import { currentIndex } from "./live/live-index";
import { suggestFrom } from "./suggest";

/** One page of what answers a request. @throws CmsRequestError when there is no content to search */
export async function search(request: SearchRequest, now = new Date()): Promise<SearchAnswer> {
  const index = await currentIndex();
  const category = request.category ? await getCategory(request.category) : undefined;
  const isUnknown = Boolean(request.category) && category === undefined;
  return {
    ...answerRequest(index, { ...request, category: isUnknown ? false : category }, now),
    category: category && { name: category.name, slug: category.slug, description: category.description },
    unknownCategory: isUnknown ? request.category : undefined,
  };
}

/** What a text that is being typed may become. @throws CmsRequestError when there is no content to search */
export async function suggest(q: string, now = new Date()): Promise<Suggestions> {
  return suggestFrom(await currentIndex(), q, now);
}
