"use client";

import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { routes } from "@/lib/routes";
import { maxPages, type Refinement } from "@/lib/search/refinement";
import { type Question, resultsUrl } from "@/lib/search/results-url";
import { resultTexts } from "@/lib/texts/search";
import { followInPlace, inPlace } from "./follow-in-place";
import { IntentChips } from "./intent-chips";
import { LoadMore } from "./load-more";
import { NoResults, type Ways } from "./no-results";
import { ResultFilter } from "./result-filter";
import { statusLine } from "./result-headings";
import { hitId, ResultList } from "./result-list";
import styles from "./results.module.css";
import { useFocusFallback } from "./use-focus-fallback";
import { longer, useLoadMore } from "./use-load-more";
import { type FirstResults, useResults } from "./use-results";

type ResultsProps = { question: Question; first: FirstResults; ways: Ways };

/**
 * What was found: all of it links, which the server answers with the same list. With JavaScript only the list is
 * fetched, and the URL says at every moment what is shown.
 */
export function Results({ question, first, ways }: ResultsProps) {
  const { refinement, answers, state, retry } = useResults(question, first);
  const more = useLoadMore(question, refinement, answers, first.at);
  useFocusFallback(answers);
  const [answer] = answers;
  const last = answers.at(-1);
  if (!answer || !last) return null;

  const { q } = question;
  const hits = answers.flatMap((page) => page.hits);
  const isEmpty = answer.total === 0;
  const words = { q, category: answer.category?.name, unknownCategory: answer.unknownCategory };
  const hrefOf = (to: Partial<Refinement>) =>
    resultsUrl(question, { ...refinement, pages: { from: 1, to: 1 }, ...to });
  const mayGrow = last.page < last.pages && answers.length < maxPages;

  return (
    <div className={styles.results}>
      <ResultFilter
        answer={answer}
        kind={refinement.kind}
        hrefOf={(kind) => hrefOf({ kind })}
        follow={followInPlace}
      />
      <IntentChips
        intents={answer.intents}
        without={refinement.without}
        literally={refinement.literally}
        hrefOf={hrefOf}
        follow={followInPlace}
      />
      <NoResults when={isEmpty} answer={answer} question={question} ways={ways}>
        {/* The one place that tells how many there are stays the same, so that screen readers hear it change. */}
        <div role="status">
          {isEmpty ? (
            <h2>{statusLine(0, words)}</h2>
          ) : (
            <p className={styles.count}>{statusLine(answer.total, words)}</p>
          )}
          {!isEmpty && answer.unknown.length > 0 && <p>{resultTexts.unknown(answer.unknown)}</p>}
        </div>
        {answer.didYouMean && (
          <p className="lead">
            {resultTexts.didYouMean}{" "}
            <Link href={routes.search({ q: answer.didYouMean, c: question.category })}>
              {answer.didYouMean}
            </Link>
            ?
          </p>
        )}
      </NoResults>
      {state === "failed" && (
        <div className={styles.failed}>
          <p>{resultTexts.failed}</p>
          <Button onClick={retry}>{resultTexts.retry}</Button>
        </div>
      )}
      {!isEmpty && state !== "failed" && (
        <div className={styles.hits}>
          <ResultList hits={hits} busy={state === "loading"} />
          {last.pages > 1 && (
            <LoadMore
              shown={hits.length}
              total={answer.total}
              href={mayGrow ? `${hrefOf(longer(refinement, answers))}#${hitId(hits.length)}` : undefined}
              state={more.state}
              follow={inPlace(more.load)}
            />
          )}
          <Pagination
            page={last.page}
            pages={last.pages}
            hrefOf={(page) => hrefOf({ pages: { from: page, to: page } })}
          />
        </div>
      )}
    </div>
  );
}
