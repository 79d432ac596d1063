import type { SearchResponse, Suggestions } from "./search-response";

/** Guards for the browser, without a library: they reject other pages, and responses of another version of the site. */

const hasLists = (body: unknown, ...names: string[]): body is Record<string, unknown> =>
  isRecord(body) && names.every((name) => Array.isArray(body[name]));

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null;

const isSearchResponse = (body: unknown): body is SearchResponse =>
  hasLists(body, "hits", "intents", "unknown", "leftOut", "nearest") &&
  typeof body.total === "number" &&
  isRecord(body.counts);

const isSuggestions = (body: unknown): body is Suggestions => hasLists(body, "entries", "completions");

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
