import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { fetchJson } from "@/lib/messages/fetch-json";
import type { SearchAnswer } from "@/lib/search/answer";
import type { Narrowing } from "@/lib/search/narrowing";
import { readAnswer } from "@/lib/search/read-answer";
import { answerAddress, pageAddress, type Question } from "@/lib/search/results-address";
import { hitId } from "./result-list";
import { resultsKey } from "./use-results";

export type More = { state: "idle" | "loading" | "failed"; load: () => void };

/** The list with one page more. */
export const longer = (narrowing: Narrowing, answers: readonly SearchAnswer[]): Narrowing => {
  const page = answers.at(-1)?.page ?? 1;
  return { ...narrowing, pages: { from: answers[0]?.page ?? page, to: page + 1 } };
};

/**
 * Puts one more page under the list. The URL then says how long the list is, so that a reload and the way back show
 * all of it again; the focus goes to the first hit that came.
 */
export function useMore(
  question: Question,
  narrowing: Narrowing,
  answers: readonly SearchAnswer[],
  at: number,
): More {
  const { mutate } = useSWRConfig();
  const address = pageAddress(question, narrowing);
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
    const wanted = longer(narrowing, answers);
    try {
      const next = await fetchJson(answerAddress(question, narrowing, wanted.pages.to), readAnswer);
      await mutate(resultsKey(question, wanted, at), [...answers, next], { revalidate: false });
      setState("idle");
      // Whoever has gone on meanwhile finds it when they come back.
      if (location.href !== asked) return;
      awaited.current = shown;
      window.history.replaceState(null, "", pageAddress(question, wanted));
    } catch {
      // The banner has told; the text beside the button stays.
      setState("failed");
    }
  };

  return { state, load: () => void load() };
}
