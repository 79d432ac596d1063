import { useEffect } from "react";
import { reportOpen } from "./report-open";

/** Reports hits of a search for words that are opened, also in another tab, and before the results are hydrated. */
export function useReportedOpens() {
  useEffect(() => {
    const report = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-entry]") : null;
      if (link?.dataset.entry) reportOpen(link.dataset.entry);
    };
    // React stops events at the document that are within what it has not hydrated.
    addEventListener("click", report, { capture: true });
    return () => removeEventListener("click", report, { capture: true });
  }, []);
}
