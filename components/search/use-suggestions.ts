import { useEffect, useState } from "react";
import { FetchError, fetchJson } from "@/lib/messages/fetch-json";
import { parseSuggestions } from "@/lib/search/parse-response";
import type { Suggestions } from "@/lib/search/search-response";
import { routes } from "@/lib/urls/routes";

const debounceMs = 150;
/** After a failure no request is sent for this time: one banner, not one for each letter. */
const failureBackoffMs = 30_000;

/** By text, for this document; the oldest is dropped first. */
const cache = new Map<string, Suggestions>();
const maxCached = 100;

let failedAt = Number.NEGATIVE_INFINITY;

async function request(text: string, signal: AbortSignal): Promise<Suggestions> {
  const suggestions = await fetchJson(routes.suggestionsApi(text), parseSuggestions, { signal });
  cache.set(text, suggestions);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return suggestions;
}

/**
 * The suggestions for a text that has not changed for 150 ms, or popular searches for an empty one. Those of the text
 * before stay until the next arrive.
 * @param typed undefined while the list is closed
 */
export function useSuggestions(typed: string | undefined): { suggestions?: Suggestions; failed: boolean } {
  const text = typed?.trim().replace(/\s+/g, " ");
  const [latest, setLatest] = useState<Suggestions>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (text === undefined || cache.has(text)) return;
    if (performance.now() - failedAt < failureBackoffMs) return setFailed(true);
    const outdated = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setLatest(await request(text, outdated.signal));
        setFailed(false);
      } catch (error) {
        // fetchJson has shown the banner. An outdated request was cancelled on purpose.
        if (outdated.signal.aborted) return;
        // While the search is getting ready there are none, and the next letter asks again.
        if (error instanceof FetchError && error.retryAfterMs !== undefined) return;
        failedAt = performance.now();
        setFailed(true);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text]);

  if (text === undefined) return { failed: false };
  // Popular searches complete no text.
  const previous = failed || text === "" || latest?.q === "" ? undefined : latest;
  const suggestions = cache.get(text) ?? previous;
  return { ...(suggestions && { suggestions }), failed: failed && !suggestions };
}
