import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { type OverviewFilter, toFilter, withFilter } from "@/lib/organisations/overview-filter";
import { cleanQuery } from "@/lib/search/clean-query";

/** Milliseconds. Safari refuses more than a hundred changes of the address in half a minute. */
const pauseInTyping = 250;

/** What the window's address asks for; a blank at the end of what was typed is the beginning of the next word. */
function inWindow(typed: OverviewFilter): OverviewFilter {
  const asked = toFilter(new URLSearchParams(location.search));
  return asked.q === cleanQuery(typed.q) ? { ...asked, q: typed.q } : asked;
}

/** The overview's filter, which takes effect at once; the address follows in the next pause, without a request. */
export function useOverviewFilter(): [OverviewFilter, (changed: Partial<OverviewFilter>) => void] {
  const query = useSearchParams();
  const address = query.toString();
  const [filter, setFilter] = useState(() => toFilter(query));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this page may lead to another filter
  useEffect(() => {
    // The router tells of a change late: by then more may have been typed, or the address have moved on.
    if (waiting.current === undefined) setFilter((typed) => inWindow(typed));
  }, [address]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const change = (changed: Partial<OverviewFilter>) => {
    const next = { ...filter, ...changed };
    setFilter(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      history.replaceState(
        null,
        "",
        `${location.pathname}${withFilter(location.search, next)}${location.hash}`,
      );
    }, pauseInTyping);
  };
  return [filter, change];
}
