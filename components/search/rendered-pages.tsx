import { Static } from "@/components/ui/static";
import type { SearchResponse } from "@/lib/search/search-response";
import { HitGroups } from "./hit-groups";
import type { ShownPage } from "./use-results";

/**
 * Pages of results whose hits are static parts: in the document once, and never hydrated. Only lists that the browser
 * fetches are rendered by it.
 */
export function toRenderedPages(responses: readonly SearchResponse[]): ShownPage[] {
  let from = 0;
  return responses.map(({ hits, ...response }, index) => {
    if (hits.length === 0) return { ...response, hits };
    const list = (
      <Static key={response.page} as="div">
        <HitGroups response={{ ...response, hits }} from={from} isFirst={index === 0} />
      </Static>
    );
    from += hits.length;
    return { ...response, hits: { count: hits.length, list } };
  });
}
