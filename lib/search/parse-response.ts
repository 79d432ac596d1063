import type { SearchResponse, Suggestions } from "./search-response";

/** Guards for the browser: enough to tell a response of this site's API from another's page, without a library. */

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null;

const isSearchResponse = (body: unknown): body is SearchResponse =>
  isRecord(body) && Array.isArray(body.hits) && typeof body.total === "number" && isRecord(body.counts);

const isSuggestions = (body: unknown): body is Suggestions =>
  isRecord(body) && Array.isArray(body.entries) && Array.isArray(body.completions);

/** @throws TypeError for another body */
export function parseSearchResponse(body: unknown): SearchResponse {
  if (!isSearchResponse(body)) throw new TypeError("The body is no response of the search");
  return body;
}

/** @throws TypeError for another body */
export function parseSuggestions(body: unknown): Suggestions {
  if (!isSuggestions(body)) throw new TypeError("The body holds no suggestions");
  return body;
}
