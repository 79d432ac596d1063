import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { fetchJson } from "@/lib/messages/fetch-json";
import { collectPages } from "@/lib/search/collect-pages";
import { fromDocument } from "@/lib/search/document-results";
import { parseSearchResponse } from "@/lib/search/parse-response";
import {
  paramsOf,
  parseRefinement,
  type Refinement,
  type ResultsQuery,
  resultsApiUrl,
  resultsUrl,
} from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";

export type RenderedResults = {
  refinement: Refinement;
  /** One for each page that the URL shows, as `toDocument` writes them */
  responses: string;
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
  const given = useMemo(() => fromDocument(rendered.responses), [rendered.responses]);
  const fetchPage = (page: number) => fetchJson(resultsApiUrl(query, refinement, page), parseSearchResponse);
  const { data, error, mutate } = useSWR<SearchResponse[]>(
    key,
    () => collectPages(refinement.pages, fetchPage),
    { ...swrOptions, ...(isRendered && { fallbackData: given }) },
  );
  const [previous, setPrevious] = useState(given);
  if (data && data !== previous) setPrevious(data);
  return {
    refinement,
    responses: data ?? previous,
    state: data ? ("shown" as const) : error ? ("failed" as const) : ("loading" as const),
    retry: () => void mutate(),
  };
}

type LoadState = "idle" | "loading" | "failed";

/** The element id of a hit. `position` counts from 0 over all pages shown. */
export const hitId = (position: number) => `treffer-${position + 1}`;

export const withNextPage = (refinement: Refinement, responses: readonly SearchResponse[]): Refinement => {
  const page = responses.at(-1)?.page ?? 1;
  return { ...refinement, pages: { from: responses[0]?.page ?? page, to: page + 1 } };
};

/**
 * Loads one more page below the list. The URL then names all pages, so that a reload and going back show them again; the
 * focus moves to the first new hit.
 */
export function useLoadMore(
  query: ResultsQuery,
  refinement: Refinement,
  responses: readonly SearchResponse[],
  renderedAt: number,
): { state: LoadState; load: () => void } {
  const { mutate } = useSWRConfig();
  const url = resultsUrl(query, refinement);
  // The state of another list is not this one's.
  const [latest, setLatest] = useState<{ url: string; state: LoadState }>();
  const state = latest?.url === url ? latest.state : "idle";
  const setState = (next: LoadState) => setLatest({ url, state: next });
  const hitToFocus = useRef<number>(undefined);
  const shown = responses.reduce((sum, { hits }) => sum + hits.length, 0);

  useEffect(() => {
    if (hitToFocus.current === undefined || shown <= hitToFocus.current) return;
    document.getElementById(hitId(hitToFocus.current))?.querySelector("a")?.focus({ preventScroll: true });
    hitToFocus.current = undefined;
  }, [shown]);

  const load = async () => {
    if (state === "loading") return;
    setState("loading");
    const { href } = location;
    const longer = withNextPage(refinement, responses);
    try {
      const next = await fetchJson(resultsApiUrl(query, longer, longer.pages.to), parseSearchResponse);
      await mutate(resultsKey(query, longer, renderedAt), [...responses, next], { revalidate: false });
      setState("idle");
      // A visitor who has gone elsewhere finds the page when they come back.
      if (location.href !== href) return;
      hitToFocus.current = shown;
      window.history.replaceState(null, "", resultsUrl(query, longer));
    } catch {
      // fetchJson has shown the banner; a sentence beside the button stays.
      setState("failed");
    }
  };

  return { state, load: () => void load() };
}
