import { useSearchParams } from "next/navigation";
import { useState } from "react";
import useSWR from "swr";
import { fetchJson } from "@/lib/messages/fetch-json";
import { collectPages } from "@/lib/search/collect-pages";
import { parseSearchResponse } from "@/lib/search/parse-response";
import { paramsOf, parseRefinement, type Refinement } from "@/lib/search/refinement";
import { type ResultsQuery, resultsApiUrl, resultsUrl } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";

export type RenderedResults = {
  refinement: Refinement;
  /** One for each page that the URL shows */
  responses: SearchResponse[];
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

export const resultsKey = (query: ResultsQuery, refinement: Refinement, renderedAt: number) =>
  [resultsUrl(query, refinement), renderedAt] as const;

/** The list that the URL shows. The previous one stays until it has loaded; going back finds it in the cache. */
export function useResults(query: ResultsQuery, rendered: RenderedResults) {
  const refinement = parseRefinement(paramsOf(useSearchParams()));
  const key = resultsKey(query, refinement, rendered.at);
  const isRendered = key[0] === resultsUrl(query, rendered.refinement);
  const fetchPage = (page: number) => fetchJson(resultsApiUrl(query, refinement, page), parseSearchResponse);
  const { data, error, mutate } = useSWR<SearchResponse[]>(
    key,
    () => collectPages(refinement.pages, fetchPage),
    { ...swrOptions, ...(isRendered && { fallbackData: rendered.responses }) },
  );
  const [previous, setPrevious] = useState(rendered.responses);
  if (data && data !== previous) setPrevious(data);
  return {
    refinement,
    responses: data ?? previous,
    state: data ? ("shown" as const) : error ? ("failed" as const) : ("loading" as const),
    retry: () => void mutate(),
  };
}
