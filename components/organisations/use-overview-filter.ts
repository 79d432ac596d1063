import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { fits, type OverviewFilter, toFilter, withFilter } from "@/lib/organisations/overview-filter";
import { cleanQuery } from "@/lib/search/clean-query";
import type { OverviewEntry } from "./overview-entries";

/** Safari refuses more than a hundred changes of the address in half a minute. */
const addressDelayMs = 250;

export type FilteredOverview = {
  filter: OverviewFilter;
  change: (changes: Partial<OverviewFilter>) => void;
  shown: ReadonlySet<OverviewEntry>;
  total: number;
};

/** The filter in the window's address. A blank at the end of `typed` is kept, because another word may follow it. */
function filterInAddress(typed: OverviewFilter): OverviewFilter {
  const filter = toFilter(new URLSearchParams(location.search));
  return filter.q === cleanQuery(typed.q) ? { ...filter, q: typed.q } : filter;
}

/** Filters an overview at once; the address follows after `addressDelayMs`, without a request. */
export function useOverviewFilter(entries: readonly OverviewEntry[]): FilteredOverview {
  const query = useSearchParams();
  const address = query.toString();
  const [filter, setFilter] = useState(() => toFilter(query));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page may lead to another filter
  useEffect(() => {
    // The router tells of a change late: by then more may have been typed, or the address may have changed again.
    if (timer.current === undefined) setFilter(filterInAddress);
  }, [address]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (changes: Partial<OverviewFilter>) => {
    const next = { ...filter, ...changes };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const changed = `${location.pathname}${withFilter(location.search, next)}${location.hash}`;
      history.replaceState(null, "", changed);
    }, addressDelayMs);
  };

  const shown = new Set(entries.filter((entry) => fits(entry, filter)));
  return { filter, change, shown, total: entries.length };
}
