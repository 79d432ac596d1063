import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { fetchJson } from "@/lib/messages/fetch-json";
import { parseSearchResponse } from "@/lib/search/parse-response";
import type { Refinement } from "@/lib/search/refinement";
import { type Question, resultsApiUrl, resultsUrl } from "@/lib/search/results-url";
import type { SearchResponse } from "@/lib/search/search-response";
import { hitId } from "./result-list";
import { resultsKey } from "./use-results";

export type More = { state: "idle" | "loading" | "failed"; load: () => void };

/** The list with one page more. */
export const longer = (refinement: Refinement, answers: readonly SearchResponse[]): Refinement => {
  const page = answers.at(-1)?.page ?? 1;
  return { ...refinement, pages: { from: answers[0]?.page ?? page, to: page + 1 } };
};

/**
 * Puts one more page under the list. The URL then says how long the list is, so that a reload and the way back show
 * all of it again; the focus goes to the first hit that came.
 */
export function useLoadMore(
  question: Question,
  refinement: Refinement,
  answers: readonly SearchResponse[],
  at: number,
): More {
  const { mutate } = useSWRConfig();
  const address = resultsUrl(question, refinement);
  // What became of another list is not this one's.
  const [latest, setLatest] = useState<{ of: string; state: More["state"] }>();
  const state = latest?.of === address ? latest.state : "idle";
  const setState = (next: More["state"]) => setLatest({ of: address, state: next });
  const awaited = useRef<number>(undefined);
  const shown = answers.reduce((sum, { hits }) => sum + hits.length, 0);

  useEffect(() => {
    if (awaited.current === undefined || shown <= awaited.current) return;
    document.getElementById(hitId(awaited.current))?.querySelector("a")?.focus({ preventScroll: true });
    awaited.current = undefined;
  }, [shown]);

  const load = async () => {
    if (state === "loading") return;
    setState("loading");
    const asked = location.href;
    const wanted = longer(refinement, answers);
    try {
      const next = await fetchJson(resultsApiUrl(question, refinement, wanted.pages.to), parseSearchResponse);
      await mutate(resultsKey(question, wanted, at), [...answers, next], { revalidate: false });
      setState("idle");
      // Whoever has gone on meanwhile finds it when they come back.
      if (location.href !== asked) return;
      awaited.current = shown;
      window.history.replaceState(null, "", resultsUrl(question, wanted));
    } catch {
      // The banner has told; the text beside the button stays.
      setState("failed");
    }
  };

  return { state, load: () => void load() };
}
