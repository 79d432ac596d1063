import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { type OverviewFilter, toFilter, withFilter } from "@/lib/organisations/overview-filter";

/** The overview's filter: the address is where it lives, and follows every change without a request. */
export function useOverviewFilter(): [OverviewFilter, (changed: Partial<OverviewFilter>) => void] {
  const query = useSearchParams();
  const address = query.toString();
  const [filter, setFilter] = useState(() => toFilter(query));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page may lead to another filter
  useEffect(() => {
    // Read from the window: the router tells of a change late, when more may have been typed.
    setFilter((before) => {
      const given = toFilter(new URLSearchParams(location.search));
      return { ...given, q: given.q === before.q.trim() ? before.q : given.q };
    });
  }, [address]);

  const change = (changed: Partial<OverviewFilter>) => {
    const next = { ...filter, ...changed };
    setFilter(next);
    history.replaceState(
      null,
      "",
      `${location.pathname}${withFilter(location.search, next)}${location.hash}`,
    );
  };
  return [filter, change];
}
