"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import emptyStyles from "@/components/ui/empty-state.module.css";
import { Illustration } from "@/components/ui/illustration";
import { Link } from "@/components/ui/link";
import { MoreLink } from "@/components/ui/more-link";
import { contentId } from "@/lib/browser/element-ids";
import { illustration, routes } from "@/lib/routes";
import { type Refinement, type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { IntentChips, ResultFilter } from "./result-filter";
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

  const isEmpty = response.total === 0;
  const hrefOf = (change: Partial<Refinement>) =>
    resultsUrl(query, { ...refinement, pages: { from: 1, to: 1 }, ...change });
  return (
    <div className={styles.results}>
      <ResultFilter response={response} kind={refinement.kind} hrefOf={(kind) => hrefOf({ kind })} />
      <IntentChips
        intents={response.intents}
        hasCategory={response.category !== undefined}
        refinement={refinement}
        hrefOf={hrefOf}
      />
      {/* The same elements with and without results, so that the status stays mounted. */}
      <section className={classNames(isEmpty && emptyStyles.empty)}>
        <div className="stack">
          <ResultsSummary response={response} query={query} />
          {isEmpty && <Help similar={response.nearest} query={query} help={help} />}
        </div>
        {isEmpty && (
          <Illustration src={illustration("ersatz-veranstaltung-4")} className={emptyStyles.picture} />
        )}
      </section>
      {state === "failed" ? (
        <div className={styles.failed}>
          <p>{resultTexts.failed}</p>
          <Button onClick={retry}>{resultTexts.retry}</Button>
        </div>
      ) : (
        !isEmpty && (
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
  const { total, unknown, leftOut, didYouMean, category, unknownCategory, intents } = response;
  const past = intents.find(({ isPast, failed }) => isPast && !failed)?.label;
  const line = statusLine(total, { q: query.q, category: category?.name, unknownCategory, past });
  const unknownBesides = unknown.filter((word) => !leftOut.includes(word));
  return (
    <>
      {/* The same element for every list, so that screen readers announce its change. */}
      <div role="status">
        {total === 0 ? <h2>{line}</h2> : <p className={styles.count}>{line}</p>}
        {total > 0 && leftOut.length > 0 && <p>{resultTexts.leftOut(leftOut)}</p>}
        {total > 0 && unknownBesides.length > 0 && <p>{resultTexts.unknown(unknownBesides)}</p>}
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

type NoResultsHelp = { hint: ReactNode; categories: { name: string; slug: string }[] };

type HelpProps = { similar: string[]; query: ResultsQuery; help: NoResultsHelp };

const Help = ({ similar, query, help: { hint, categories } }: HelpProps) => (
  <>
    {similar.length > 0 && (
      <>
        <p>{resultTexts.nearest}</p>
        <Chips label={resultTexts.nearest}>
          {similar.map((q) => (
            <Chip key={q} href={routes.search({ q, c: query.category })}>
              {q}
            </Chip>
          ))}
        </Chips>
      </>
    )}
    {hint && <p className="lead">{hint}</p>}
    <p>{resultTexts.tips}</p>
    <ul>
      {resultTexts.tip.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
    <Chips label={resultTexts.categories}>
      {categories.map(({ name, slug }) => (
        <Chip key={slug} href={routes.category(slug)}>
          {name}
        </Chip>
      ))}
    </Chips>
    <p>
      <MoreLink href={routes.contact}>{resultTexts.contact}</MoreLink>
    </p>
  </>
);
