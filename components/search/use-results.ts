import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { fetchWhenReady } from "@/lib/messages/fetch-json";
import { collectPages } from "@/lib/search/collect-pages";
import { parseSearchResponse } from "@/lib/search/parse-response";
import {
  paramsOf,
  parseRefinement,
  type Refinement,
  type ResultsQuery,
  resultsApiUrl,
  resultsUrl,
} from "@/lib/search/results-url";
import type { Hit, SearchResponse } from "@/lib/search/search-response";
import { hitId } from "./hits";

/** Hits that the server has rendered: their list, whose elements the browser takes from the document */
type RenderedHits = { count: number; list: ReactNode };

/** A page of results: what the search responded, or what the server has rendered of it */
export type ShownPage = Omit<SearchResponse, "hits"> & { hits: readonly Hit[] | RenderedHits };

export type RenderedResults = {
  refinement: Refinement;
  /** Those that the URL shows */
  shownPages: readonly ShownPage[];
  /** Milliseconds since 1970. Lists that were fetched since then are cached for this rendering only. */
  at: number;
};

/** Lists are fetched once. A failure waits for the visitor, who has seen the banner. */
const swrOptions = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

const resultsKey = (query: ResultsQuery, refinement: Refinement, renderedAt: number) =>
  [resultsUrl(query, refinement), renderedAt] as const;

/** The list that the URL shows. The previous one stays until it has loaded; going back finds it in the cache. */
export function useResults(query: ResultsQuery, rendered: RenderedResults) {
  const refinement = parseRefinement(paramsOf(useSearchParams()));
  const key = resultsKey(query, refinement, rendered.at);
  const isRendered = key[0] === resultsUrl(query, rendered.refinement);
  const given = rendered.shownPages;
  const [waitsFor, setWaitsFor] = useState<string>();
  const fetchPage = (page: number) =>
    fetchWhenReady(resultsApiUrl(query, refinement, page), parseSearchResponse, () => setWaitsFor(key[0]));
  const { data, error, mutate } = useSWR<readonly ShownPage[]>(
    key,
    () => collectPages(refinement.pages, fetchPage),
    { ...swrOptions, ...(isRendered && { fallbackData: given }) },
  );
  const [previous, setPrevious] = useState(given);
  if (data && data !== previous) setPrevious(data);
  return {
    refinement,
    shownPages: data ?? previous,
    state: data ? ("shown" as const) : error ? ("failed" as const) : ("loading" as const),
    /** Whether the search is getting ready: what is shown is the list before */
    isWaiting: !data && !error && waitsFor === key[0],
    retry: () => void mutate(),
  };
}

type LoadState = "idle" | "loading" | "failed";

export const hitCount = (shownPages: readonly ShownPage[]): number =>
  shownPages.reduce((sum, { hits }) => sum + ("list" in hits ? hits.count : hits.length), 0);

export const withNextPage = (refinement: Refinement, shownPages: readonly ShownPage[]): Refinement => {
  const page = shownPages.at(-1)?.page ?? 1;
  return { ...refinement, pages: { from: shownPages[0]?.page ?? page, to: page + 1 } };
};

/**
 * Loads one more page below the list. The URL then names all pages, so that a reload and going back show them again; the
 * focus moves to the first new hit.
 */
export function useLoadMore(
  query: ResultsQuery,
  refinement: Refinement,
  shownPages: readonly ShownPage[],
  renderedAt: number,
): { state: LoadState; load: () => void } {
  const { mutate } = useSWRConfig();
  const url = resultsUrl(query, refinement);
  // The state of another list is not this one's.
  const [latest, setLatest] = useState<{ url: string; state: LoadState }>();
  const state = latest?.url === url ? latest.state : "idle";
  const setState = (next: LoadState) => setLatest({ url, state: next });
  const hitToFocus = useRef<number>(undefined);
  const shown = hitCount(shownPages);

  useEffect(() => {
    if (hitToFocus.current === undefined || shown <= hitToFocus.current) return;
    document.getElementById(hitId(hitToFocus.current))?.querySelector("a")?.focus({ preventScroll: true });
    hitToFocus.current = undefined;
  }, [shown]);

  const load = async () => {
    if (state === "loading") return;
    setState("loading");
    const { href } = location;
    const longer = withNextPage(refinement, shownPages);
    try {
      const next = await fetchWhenReady(resultsApiUrl(query, longer, longer.pages.to), parseSearchResponse);
      await mutate(resultsKey(query, longer, renderedAt), [...shownPages, next], { revalidate: false });
      setState("idle");
      // A visitor who has gone elsewhere finds the page when they come back.
      if (location.href !== href) return;
      hitToFocus.current = shown;
      window.history.replaceState(null, "", resultsUrl(query, longer));
    } catch {
      // The banner is shown; a sentence beside the button stays.
      setState("failed");
    }
  };

  return { state, load: () => void load() };
}
