import { ShownPicture } from "@/components/content/shown-picture";
import { StatusSign } from "@/components/events/status-sign";
import { ButtonLink } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { KindBadge } from "@/components/ui/kind-badge";
import { MoreLink } from "@/components/ui/more-link";
import { Pagination } from "@/components/ui/pagination";
import { maxPages, type Refinement, type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import type { Hit, SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { inPlace } from "./follow-in-place";
import { HighlightedText } from "./highlighted-text";
import { reportOpen } from "./report-open";
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
  const firstPage = responses[0]?.page ?? 1;
  const hrefOf = (to: number) => resultsUrl(query, { ...refinement, pages: { from: to, to } });
  const next = resultsUrl(query, withNextPage(refinement, responses));
  return (
    <div className={styles.hits}>
      {firstPage > 1 && (
        <p className={styles.script}>
          <MoreLink href={hrefOf(1)}>{resultTexts.fromTheBeginning}</MoreLink>
        </p>
      )}
      <ul className={styles.list} aria-busy={busy || undefined}>
        {hits.map((hit, position) => (
          <li key={`${hit.kind} ${hit.id} ${hit.start}`} id={hitId(position)}>
            <Result
              hit={hit}
              heading={responses[0]?.isNearest ? "h3" : "h2"}
              onOpen={query.q === "" ? undefined : reportOpen}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.more}>
          <p className="muted" aria-live="polite">
            {resultTexts.shown(hits.length, total)}
          </p>
          {state === "failed" && <p className={styles.moreFailed}>{resultTexts.moreFailed}</p>}
          {page < pages && (
            <ButtonLink
              className={styles.script}
              rel="next"
              {...(responses.length < maxPages
                ? { href: `${next}#${hitId(hits.length)}`, onClick: inPlace(load) }
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

type ResultProps = { hit: Hit; heading?: "h2" | "h3"; onOpen?: ((hit: Hit) => void) | undefined };

export function Result({ hit, heading: Heading = "h2", onOpen }: ResultProps) {
  const hasPicture = hit.picture !== undefined || hit.drawing !== undefined;
  return (
    <article className={classNames(resultStyles.result, hasPicture && resultStyles.withPicture)}>
      <p className={resultStyles.top}>
        <KindBadge kind={hit.kind} />
        {hit.status && <StatusSign status={hit.status} />}
        {hit.isPast && <strong>{resultTexts.past}</strong>}
        <span>{hit.meta}</span>
      </p>
      <Heading className={resultStyles.title}>
        <a href={hit.href} onClick={(event) => event.defaultPrevented || onOpen?.(hit)}>
          <HighlightedText text={hit.title} />
        </a>
      </Heading>
      <p className={resultStyles.excerpt}>
        <HighlightedText text={hit.excerpt} />
      </p>
      {hit.unconfirmed && <p className="muted">{hit.unconfirmed}</p>}
      <ResultPicture hit={hit} />
    </article>
  );
}

/** Decoration: the title says what it shows. */
function ResultPicture({ hit: { picture, drawing } }: { hit: Hit }) {
  const className = resultStyles.picture;
  if (picture) return <ShownPicture picture={picture} sizes="9rem" decorative className={className} />;
  return (
    drawing && <img src={drawing} alt="" loading="lazy" width={480} height={320} className={className} />
  );
}
