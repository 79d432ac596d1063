import { useSearchParams } from "next/navigation";
import { useState } from "react";
import useSWR from "swr";
import { fetchJson } from "@/lib/messages/fetch-json";
import { collectPages } from "@/lib/search/collect-pages";
import { parseSearchResponse } from "@/lib/search/parse-response";
import { paramsOf, parseRefinement, type Refinement } from "@/lib/search/refinement";
import { type Question, resultsApiUrl, resultsUrl } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";

/** What the server rendered the page with. */
export type FirstResults = {
  refinement: Refinement;
  /** One for each page of the list that the URL shows */
  answers: SearchResponse[];
  /** When it was asked (milliseconds): what was fetched since belongs to it, and to no later rendering */
  at: number;
};

/** Nothing is asked again that is known; a failure was told by the banner and waits for the visitor. */
const onlyWhatIsUnknown = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** Under which SWR keeps the list that a URL shows. */
export const resultsKey = (question: Question, refinement: Refinement, at: number) =>
  [resultsUrl(question, refinement), at] as const;

/** The list that the URL shows. The one before stays until it has come; back finds it where it was. */
export function useResults(question: Question, first: FirstResults) {
  const refinement = parseRefinement(paramsOf(useSearchParams()));
  const key = resultsKey(question, refinement, first.at);
  const isFirst = key[0] === resultsUrl(question, first.refinement);
  const { data, error, mutate } = useSWR<SearchResponse[]>(
    key,
    () =>
      collectPages(refinement.pages, (page) =>
        fetchJson(resultsApiUrl(question, refinement, page), parseSearchResponse),
      ),
    { ...onlyWhatIsUnknown, ...(isFirst && { fallbackData: first.answers }) },
  );
  const [before, setBefore] = useState(first.answers);
  if (data && data !== before) setBefore(data);
  return {
    refinement,
    answers: data ?? before,
    state: data ? ("shown" as const) : error ? ("failed" as const) : ("loading" as const),
    retry: () => void mutate(),
  };
}
