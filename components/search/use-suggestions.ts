import { useEffect, useState } from "react";
import { fetchJson } from "@/lib/messages/fetch-json";
import { routes } from "@/lib/routes";
import { parseSuggestions } from "@/lib/search/parse-response";
import type { Suggestions } from "@/lib/search/search-response";

/** How long a text stands still before it is asked about, in milliseconds. */
const pause = 150;

/** After a failure typing on asks nothing for so long: one banner, not one for each letter. */
const restAfterFailure = 30_000;

/** Answers of this document, by text. The oldest leave. */
const known = new Map<string, Suggestions>();
const mostKnown = 100;

let failedAt = Number.NEGATIVE_INFINITY;
const isResting = () => performance.now() - failedAt < restAfterFailure;

const remember = (text: string, suggestions: Suggestions) => {
  known.set(text, suggestions);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
};

/** What suggestions are asked for: spaces at the ends change nothing. */
const askedFor = (typed: string | undefined) => typed?.trim().replace(/\s+/g, " ") ?? "";

/**
 * What a text may become; undefined until something is known. A text that has stood still is asked about once, and
 * one request at most is under way. Those of the text before stay until the next have come.
 */
export function useSuggestions(typed: string | undefined): { suggestions?: Suggestions; failed: boolean } {
  const text = askedFor(typed);
  const [latest, setLatest] = useState<Suggestions>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (text === "" || known.has(text)) return;
    if (isResting()) return setFailed(true);
    const request = new AbortController();
    const ask = async () => {
      try {
        const { signal } = request;
        const suggestions = await fetchJson(routes.suggestionsApi(text), parseSuggestions, { signal });
        remember(text, suggestions);
        setLatest(suggestions);
        setFailed(false);
      } catch {
        // The banner has told of a failure. An outdated request was given up, and nothing is to be told.
        if (request.signal.aborted) return;
        failedAt = performance.now();
        setFailed(true);
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);

  if (text === "") return { failed: false };
  const suggestions = known.get(text) ?? (failed ? undefined : latest);
  return { ...(suggestions && { suggestions }), failed: failed && !suggestions };
}
