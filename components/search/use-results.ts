import { useSearchParams } from "next/navigation";
import { useState } from "react";
import useSWR from "swr";
import { fetchJson } from "@/lib/messages/fetch-json";
import type { SearchAnswer } from "@/lib/search/answer";
import { gatherPages } from "@/lib/search/gather-pages";
import { givenBy, type Narrowing, toNarrowing } from "@/lib/search/narrowing";
import { readAnswer } from "@/lib/search/read-answer";
import { answerAddress, pageAddress, type Question } from "@/lib/search/results-address";

/** What the server rendered the page with. */
export type FirstResults = {
  narrowing: Narrowing;
  /** One for each page of the list that the URL shows */
  answers: SearchAnswer[];
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
export const resultsKey = (question: Question, narrowing: Narrowing, at: number) =>
  [pageAddress(question, narrowing), at] as const;

/** The list that the URL shows. The one before stays until it has come; back finds it where it was. */
export function useResults(question: Question, first: FirstResults) {
  const narrowing = toNarrowing(givenBy(useSearchParams()));
  const key = resultsKey(question, narrowing, first.at);
  const isFirst = key[0] === pageAddress(question, first.narrowing);
  const { data, error, mutate } = useSWR<SearchAnswer[]>(
    key,
    () =>
      gatherPages(narrowing.pages, (page) => fetchJson(answerAddress(question, narrowing, page), readAnswer)),
    { ...onlyWhatIsUnknown, ...(isFirst && { fallbackData: first.answers }) },
  );
  const [before, setBefore] = useState(first.answers);
  if (data && data !== before) setBefore(data);
  return {
    narrowing,
    answers: data ?? before,
    state: data ? ("shown" as const) : error ? ("failed" as const) : ("loading" as const),
    retry: () => void mutate(),
  };
}
