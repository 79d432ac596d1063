import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import emptyStyles from "@/components/ui/empty-state.module.css";
import { Illustration } from "@/components/ui/illustration";
import { useNotHydrated } from "@/components/ui/late-island";
import { MoreLink } from "@/components/ui/more-link";
import { contentId } from "@/lib/browser/element-ids";
import type { CategoryNames } from "@/lib/navigation/category-names";
import { type Refinement, type ResultsQuery, resultsUrl } from "@/lib/search/results-url";
import { resultTexts } from "@/lib/texts/search";
import { illustration, routes } from "@/lib/urls/routes";
import { AnswerBox } from "./answer-box";
import { FunctionList } from "./function-list";
import { IntentChips, ResultFilter } from "./result-filter";
import { spokenText, statusLine, statusNotes } from "./result-headings";
import { ResultPages } from "./result-pages";
import styles from "./results.module.css";
import { Spoken } from "./spoken";
import { type RenderedResults, type ShownPage, useResults } from "./use-results";

const nearestId = "am-naechsten";

export type ResultsProps = { query: ResultsQuery; rendered: RenderedResults; help: NoResultsHelp };

/** The results of a search. Everything in it is a link; with JavaScript only the list is fetched and the URL changed. */
export function Results({ query, rendered, help }: ResultsProps) {
  const { refinement, shownPages, state, isWaiting, retry } = useResults(query, rendered);
  useFocusFallback(shownPages);
  const mark = useNotHydrated();
  const [response] = shownPages;
  if (!response) return null;

  const isEmpty = response.total === 0;
  const isHelpless = isEmpty && !response.functions && !response.answer;
  const hrefOf = (change: Partial<Refinement>) =>
    resultsUrl(query, { ...refinement, pages: { from: 1, to: 1 }, ...change });
  return (
    <div className={styles.results} {...mark}>
      {/* Announced when it changes, not with each list. */}
      <div className={styles.first} aria-live="polite">
        {response.answer && <AnswerBox answer={response.answer} />}
        {response.functions && <FunctionList functions={response.functions} />}
      </div>
      {!response.isNearest && (
        <ResultFilter response={response} kind={refinement.kind} hrefOf={(kind) => hrefOf({ kind })} />
      )}
      <IntentChips
        intents={response.intents}
        hasEmptyDays={response.hasEmptyDays === true}
        hasAnsweredHours={response.answer?.hours !== undefined}
        refinement={refinement}
        hrefOf={hrefOf}
      />
      {/* The same elements with and without results, so that the status stays mounted. */}
      <section className={classNames(isHelpless && emptyStyles.empty)}>
        <div className="stack">
          <ResultsSummary response={response} query={query} isWaiting={isWaiting} />
          {isHelpless && <Help similar={response.nearest} query={query} help={help} />}
        </div>
        {isHelpless && (
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
          <NearestHits response={response} query={query}>
            <ResultPages
              query={query}
              refinement={refinement}
              shownPages={shownPages}
              renderedAt={rendered.at}
              busy={state === "loading"}
            />
          </NearestHits>
        )
      )}
      {help.contact}
    </div>
  );
}

type ResultsSummaryProps = {
  response: ShownPage;
  query: ResultsQuery;
  /** Whether these are not the results that are asked for, which follow */
  isWaiting: boolean;
};

function ResultsSummary({ response, query, isWaiting }: ResultsSummaryProps) {
  const { total, didYouMean, answer, functions } = response;
  const line = isWaiting ? resultTexts.notReady : statusLine(response, query);
  return (
    <>
      {/* Another one reads the answer that follows. */}
      <Spoken
        key={String(isWaiting)}
        q={query.q}
        text={isWaiting ? line : (answer?.sentence ?? spokenText(response, query))}
        isInterim={isWaiting}
      />
      {/* The same element for every list, so that screen readers announce its change. */}
      <div role="status">
        {total === 0 && !answer && !functions ? <h2>{line}</h2> : <p className={styles.count}>{line}</p>}
        {statusNotes(response).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {didYouMean && (
        <p className="lead">
          {resultTexts.didYouMean}{" "}
          <a href={routes.search({ q: didYouMean, c: query.category })}>{didYouMean}</a>?
        </p>
      )}
    </>
  );
}

type NearestHitsProps = { response: ShownPage; query: ResultsQuery; children: ReactNode };

/** Hits under a heading that says that they only come near, and ways on; other hits as they are. */
function NearestHits({ response: { isNearest, known }, query, children }: NearestHitsProps) {
  if (!isNearest) return children;
  return (
    <section className="stack" aria-labelledby={nearestId}>
      <h2 id={nearestId} className={styles.nearest}>
        {resultTexts.nearest}
      </h2>
      {children}
      {known && (
        <p>
          <MoreLink href={routes.search({ q: known, c: query.category })}>
            {resultTexts.allFor(known)}
          </MoreLink>
        </p>
      )}
    </section>
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

type NoResultsHelp = {
  hint: ReactNode;
  categories: readonly CategoryNames[];
  /** A way to be told when there is something */
  order?: ReactNode;
  /** Whom to ask, below every list */
  contact?: ReactNode;
};

type HelpProps = { similar: string[]; query: ResultsQuery; help: NoResultsHelp };

const Help = ({ similar, query, help: { hint, categories, order } }: HelpProps) => (
  <>
    {similar.length > 0 && (
      <>
        <p>{resultTexts.similar}</p>
        <Chips label={resultTexts.similar}>
          {similar.map((q) => (
            <Chip key={q} href={routes.search({ q, c: query.category })}>
              {q}
            </Chip>
          ))}
        </Chips>
      </>
    )}
    {query.q !== "" && (
      <>
        {hint && <p className="lead">{hint}</p>}
        <p>{resultTexts.tips}</p>
        <ul>
          {resultTexts.tip.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </>
    )}
    <Chips label={resultTexts.categories}>
      {categories.map(([name, slug]) => (
        <Chip key={slug} href={routes.category(slug)}>
          {name}
        </Chip>
      ))}
    </Chips>
    {order}
  </>
);
