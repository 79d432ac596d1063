import { Picture } from "@/components/content/picture";
import { StatusSign } from "@/components/events/status-sign";
import { ButtonLink } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { KindBadge } from "@/components/ui/kind-badge";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { maxPages, type Refinement, type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import type { Hit, SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { inPlace } from "./follow-in-place";
import { HighlightedText } from "./highlighted-text";
import resultStyles from "./result.module.css";
import styles from "./results.module.css";
import { hitId, useLoadMore, withNextPage } from "./use-results";

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

export function Result({ hit }: { hit: Hit }) {
  const hasPicture = hit.picture !== undefined || hit.drawing !== undefined;
  return (
    <article className={classNames(resultStyles.result, hasPicture && resultStyles.withPicture)}>
      <p className={resultStyles.top}>
        <KindBadge kind={hit.kind} />
        {hit.status && <StatusSign status={hit.status} />}
        {hit.isPast && <strong>{resultTexts.past}</strong>}
        <span>{hit.meta}</span>
      </p>
      <h2>
        <Link href={hit.href}>
          <HighlightedText text={hit.title} />
        </Link>
      </h2>
      <p className={resultStyles.excerpt}>
        <HighlightedText text={hit.excerpt} />
      </p>
      <ResultPicture hit={hit} />
    </article>
  );
}

/** Decoration: the title says what it shows. */
function ResultPicture({ hit: { picture, drawing } }: { hit: Hit }) {
  const otherwise = drawing && (
    <img src={drawing} alt="" loading="lazy" width={480} height={320} className={resultStyles.picture} />
  );
  return (
    <Picture
      picture={picture}
      sizes="9rem"
      decorative
      className={resultStyles.picture}
      fallback={otherwise}
    />
  );
}
