"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { contentId } from "@/lib/browser/element-ids";
import { routes } from "@/lib/routes";
import type { Refinement } from "@/lib/search/refinement";
import { type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { followInPlace } from "./follow-in-place";
import { IntentChips } from "./intent-chips";
import { NoResults, type NoResultsHelp } from "./no-results";
import { ResultFilter } from "./result-filter";
import { statusLine } from "./result-headings";
import { ResultPages } from "./result-pages";
import styles from "./results.module.css";
import { type RenderedResults, useResults } from "./use-results";

type ResultsProps = { query: ResultsQuery; rendered: RenderedResults; help: NoResultsHelp };

/** The results of a search. Everything in it is a link; with JavaScript only the list is fetched and the URL changed. */
export function Results({ query, rendered, help }: ResultsProps) {
  const { refinement, responses, state, retry } = useResults(query, rendered);
  useFocusFallback(responses);
  const [response] = responses;
  if (!response) return null;

  const hrefOf = (change: Partial<Refinement>) =>
    resultsUrl(query, { ...refinement, pages: { from: 1, to: 1 }, ...change });
  return (
    <div className={styles.results}>
      <ResultFilter
        response={response}
        kind={refinement.kind}
        hrefOf={(kind) => hrefOf({ kind })}
        follow={followInPlace}
      />
      <IntentChips
        intents={response.intents}
        without={refinement.without}
        literally={refinement.literally}
        hrefOf={hrefOf}
        follow={followInPlace}
      />
      <NoResults when={response.total === 0} similar={response.nearest} query={query} help={help}>
        <ResultsSummary response={response} query={query} />
      </NoResults>
      {state === "failed" ? (
        <div className={styles.failed}>
          <p>{resultTexts.failed}</p>
          <Button onClick={retry}>{resultTexts.retry}</Button>
        </div>
      ) : (
        response.total > 0 && (
          <ResultPages
            query={query}
            refinement={refinement}
            responses={responses}
            renderedAt={rendered.at}
            busy={state === "loading"}
          />
        )
      )}
    </div>
  );
}

function ResultsSummary({ response, query }: { response: SearchResponse; query: ResultsQuery }) {
  const { total, unknown, didYouMean, category, unknownCategory } = response;
  const line = statusLine(total, { q: query.q, category: category?.name, unknownCategory });
  return (
    <>
      {/* The same element for every list, so that screen readers announce its change. */}
      <div role="status">
        {total === 0 ? <h2>{line}</h2> : <p className={styles.count}>{line}</p>}
        {total > 0 && unknown.length > 0 && <p>{resultTexts.unknown(unknown)}</p>}
      </div>
      {didYouMean && (
        <p className="lead">
          {resultTexts.didYouMean}{" "}
          <Link href={routes.search({ q: didYouMean, c: query.category })}>{didYouMean}</Link>?
        </p>
      )}
    </>
  );
}

/** Focuses the content when a change removed the focused element, so that the focus does not start again at the top. */
function useFocusFallback(content: unknown): void {
  const previous = useRef(content);
  useEffect(() => {
    if (previous.current === content) return;
    previous.current = content;
    const isLost = document.activeElement === document.body;
    if (isLost) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [content]);
}
