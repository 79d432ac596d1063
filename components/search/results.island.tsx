"use client";

import { Button } from "@/components/ui/button";
import type { Refinement } from "@/lib/search/refinement";
import { type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import { resultTexts } from "@/lib/texts/search";
import { followInPlace } from "./follow-in-place";
import { IntentChips } from "./intent-chips";
import { NoResults, type NoResultsHelp } from "./no-results";
import { ResultFilter } from "./result-filter";
import { ResultPages } from "./result-pages";
import styles from "./results.module.css";
import { ResultsSummary } from "./results-summary";
import { useFocusFallback } from "./use-focus-fallback";
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
