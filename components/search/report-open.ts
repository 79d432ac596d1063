import { shellRoutes } from "@/lib/urls/shell-routes";

/**
 * Tells the server that an entry was opened from the search: its key alone, neither the query nor a cookie. A report that
 * is lost is one count less, so nobody is told.
 * @param key as keyOf() makes it
 */
export function reportOpen(key: string): void {
  const request = { method: "POST", body: key, keepalive: true, credentials: "omit" } as const;
  fetch(shellRoutes.openedEntries, request).catch(() => undefined);
}
