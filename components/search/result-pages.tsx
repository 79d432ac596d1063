import { ButtonLink } from "@/components/ui/button";
import { MoreLink } from "@/components/ui/more-link";
import { Pagination } from "@/components/ui/pagination";
import { maxPages, type Refinement, type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import { resultTexts } from "@/lib/texts/search";
import { inPlace } from "./follow-in-place";
import { HitGroups } from "./hit-groups";
import { hitId } from "./hits";
import styles from "./results.module.css";
import { hitCount, type ShownPage, useLoadMore, withNextPage } from "./use-results";

type ResultPagesProps = {
  query: ResultsQuery;
  refinement: Refinement;
  /** At least one */
  shownPages: readonly ShownPage[];
  renderedAt: number;
  busy: boolean;
};

export function ResultPages({ query, refinement, shownPages, renderedAt, busy }: ResultPagesProps) {
  const { state, load } = useLoadMore(query, refinement, shownPages, renderedAt);
  const { page = 1, pages = 1, total = 0 } = shownPages.at(-1) ?? {};
  const firstPage = shownPages[0]?.page ?? 1;
  const count = hitCount(shownPages);
  const hrefOf = (to: number) => resultsUrl(query, { ...refinement, pages: { from: to, to } });
  const next = resultsUrl(query, withNextPage(refinement, shownPages));
  return (
    <div className={styles.hits}>
      {firstPage > 1 && (
        <p className={styles.script}>
          <MoreLink href={hrefOf(1)}>{resultTexts.fromTheBeginning}</MoreLink>
        </p>
      )}
      <div className={styles.lists} aria-busy={busy || undefined}>
        {shownPages.map(({ hits, ...response }, index) =>
          "list" in hits ? (
            hits.list
          ) : (
            <HitGroups
              key={response.page}
              response={{ ...response, hits: [...hits] }}
              from={hitCount(shownPages.slice(0, index))}
              isFirst={index === 0}
            />
          ),
        )}
      </div>
      {pages > 1 && (
        <div className={styles.more}>
          <p className="muted" aria-live="polite">
            {resultTexts.shown(count, total)}
          </p>
          {state === "failed" && <p className={styles.moreFailed}>{resultTexts.moreFailed}</p>}
          {page < pages && (
            <ButtonLink
              className={styles.script}
              rel="next"
              {...(shownPages.length < maxPages
                ? { href: `${next}#${hitId(count)}`, onClick: inPlace(load) }
                : { href: hrefOf(page + 1) })}
              aria-busy={state === "loading" || undefined}
            >
              {state === "loading" ? resultTexts.moreLoading : resultTexts.more}
            </ButtonLink>
          )}
        </div>
      )}
      <noscript>
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </noscript>
    </div>
  );
}
