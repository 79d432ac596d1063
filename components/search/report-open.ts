import { keyOf, type SearchEntry } from "@/lib/search/search-entry";
import { shellRoutes } from "@/lib/shell-routes";

/**
 * Tells the server that an entry was opened from the search: its key alone, neither the query nor a cookie. A report that
 * is lost is one count less, so nobody is told.
 */
export function reportOpen(entry: Pick<SearchEntry, "kind" | "id">): void {
  const request = { method: "POST", body: keyOf(entry), keepalive: true, credentials: "omit" } as const;
  fetch(shellRoutes.openedEntries, request).catch(() => undefined);
}
