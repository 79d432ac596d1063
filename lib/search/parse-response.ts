import type { SearchResponse, Suggestions } from "./search-response";

/** The browser's look at what the site's own API sent: enough to tell an answer from something else's page. */

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null;

const isAnswer = (body: unknown): body is SearchResponse =>
  isRecord(body) && Array.isArray(body.hits) && typeof body.total === "number" && isRecord(body.counts);

const isSuggestions = (body: unknown): body is Suggestions =>
  isRecord(body) && Array.isArray(body.entries) && Array.isArray(body.completions);

/** @throws TypeError when it is no answer of the search */
export function parseSearchResponse(body: unknown): SearchResponse {
  if (!isAnswer(body)) throw new TypeError("This is no answer of the search");
  return body;
}

/** @throws TypeError when these are no suggestions */
export function parseSuggestions(body: unknown): Suggestions {
  if (!isSuggestions(body)) throw new TypeError("These are no suggestions");
  return body;
}
