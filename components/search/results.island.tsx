"use client";

// The code is loaded late: its styles have to be there with its HTML.
import "@/components/content/picture.module.css";
import "@/components/events/status-sign.module.css";
import "@/components/ui/button.module.css";
import "@/components/ui/chip.module.css";
import "@/components/ui/empty-state.module.css";
import "@/components/ui/kind-badge.module.css";
import "@/components/ui/more-link.module.css";
import "@/components/ui/pagination.module.css";
import "./answer-box.module.css";
import "./intent-chips.module.css";
import "./result.module.css";
import "./results.module.css";
import { Activity, type ComponentType, lazy, useState } from "react";
import { isHydrationOver } from "@/lib/browser/hydration";
import { whenTouched } from "@/lib/browser/when-touched";
import { loadResults } from "./load-results";
import type { ResultsProps } from "./results";
import { useEarlyOpens } from "./use-early-opens";

/** Once it is loaded, so that the way back shows the results at once, at their place */
let loaded: ComponentType<ResultsProps> | undefined;

const load = async () => {
  loaded = (await loadResults()).Results;
  return { default: loaded };
};

const LoadedResults = lazy(load);
/** Until somebody touches the page, the HTML in the document is left as it is: everything in it is a link. */
const ResultsOfDocument = lazy(() =>
  typeof window === "undefined" ? load() : whenTouched(load, "[data-not-hydrated]"),
);

export function Results(props: ResultsProps) {
  const [Content] = useState(() => (isHydrationOver() ? (loaded ?? LoadedResults) : ResultsOfDocument));
  useEarlyOpens(props);
  return (
    <Activity>
      <Content {...props} />
    </Activity>
  );
}
