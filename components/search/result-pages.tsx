import { ButtonLink } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { maxPages, type Refinement } from "@/lib/search/refinement";
import { type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { inPlace } from "./follow-in-place";
import { Result } from "./result";
import styles from "./results.module.css";
import { hitId, useLoadMore, withNextPage } from "./use-load-more";

type ResultPagesProps = {
  query: ResultsQuery;
  refinement: Refinement;
  /** One for each page shown, at least one */
  responses: SearchResponse[];
  renderedAt: number;
  busy: boolean;
};

export function ResultPages({ query, refinement, responses, renderedAt, busy }: ResultPagesProps) {
  const { state, load } = useLoadMore(query, refinement, responses, renderedAt);
  const hits = responses.flatMap((response) => response.hits);
  const { page = 1, pages = 1, total = 0 } = responses.at(-1) ?? {};
  const hasMore = page < pages && responses.length < maxPages;
  return (
    <div className={styles.hits}>
      <ul className={styles.list} aria-busy={busy || undefined}>
        {hits.map((hit, position) => (
          <li key={`${hit.kind} ${hit.id} ${hit.start}`} id={hitId(position)}>
            <Result hit={hit} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.more}>
          <p className="muted" aria-live="polite">
            {resultTexts.shown(hits.length, total)}
          </p>
          {state === "failed" && <p className={styles.moreFailed}>{resultTexts.moreFailed}</p>}
          {hasMore && (
            <ButtonLink
              href={`${resultsUrl(query, withNextPage(refinement, responses))}#${hitId(hits.length)}`}
              onClick={inPlace(load)}
              rel="next"
              aria-busy={state === "loading" || undefined}
            >
              {state === "loading" ? resultTexts.moreLoading : resultTexts.more}
            </ButtonLink>
          )}
        </div>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => resultsUrl(query, { ...refinement, pages: { from: to, to } })}
      />
    </div>
  );
}
