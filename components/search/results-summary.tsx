import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import type { ResultsQuery } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { resultTexts } from "@/lib/texts/search";
import { statusLine } from "./result-headings";
import styles from "./results.module.css";

/** How many results there are, and what the query was taken for. */
export function ResultsSummary({ response, query }: { response: SearchResponse; query: ResultsQuery }) {
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
