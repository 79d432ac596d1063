import { useEffect } from "react";
import { fromDocument } from "@/lib/search/document-results";
import { reportOpen } from "./report-open";
import type { ResultsProps } from "./results";

/** Reports hits that are opened before the results are hydrated; hydrated results report theirs themselves. */
export function useEarlyOpens({ query, rendered: { responses } }: Pick<ResultsProps, "query" | "rendered">) {
  useEffect(() => {
    if (query.q === "") return;
    const report = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("[data-not-hydrated] article a") : null;
      if (!link) return;
      const hits = fromDocument(responses).flatMap((response) => response.hits);
      const opened = hits.find(({ href }) => href === link.getAttribute("href"));
      if (opened) reportOpen(opened);
    };
    // React stops events at the document that are within what it has not hydrated.
    addEventListener("click", report, { capture: true });
    return () => removeEventListener("click", report, { capture: true });
  }, [query, responses]);
}
