import { Pagination } from "@/components/ui/pagination";
import { maxPages, type Refinement } from "@/lib/search/refinement";
import { type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { inPlace } from "./follow-in-place";
import { LoadMore } from "./load-more";
import { hitId, ResultList } from "./result-list";
import styles from "./results.module.css";
import { useLoadMore, withNextPage } from "./use-load-more";

type ResultPagesProps = {
  query: ResultsQuery;
  refinement: Refinement;
  /** One for each page shown, at least one */
  responses: SearchResponse[];
  renderedAt: number;
  busy: boolean;
};

/** The hits of all pages shown, and the ways to more. */
export function ResultPages({ query, refinement, responses, renderedAt, busy }: ResultPagesProps) {
  const { state, load } = useLoadMore(query, refinement, responses, renderedAt);
  const hits = responses.flatMap((response) => response.hits);
  const { page = 1, pages = 1, total = 0 } = responses.at(-1) ?? {};
  const hasMore = page < pages && responses.length < maxPages;
  const nextHref = `${resultsUrl(query, withNextPage(refinement, responses))}#${hitId(hits.length)}`;
  return (
    <div className={styles.hits}>
      <ResultList hits={hits} busy={busy} />
      {pages > 1 && (
        <LoadMore
          shown={hits.length}
          total={total}
          href={hasMore ? nextHref : undefined}
          state={state}
          follow={inPlace(load)}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => resultsUrl(query, { ...refinement, pages: { from: to, to } })}
      />
    </div>
  );
}
