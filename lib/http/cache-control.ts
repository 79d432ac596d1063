import type { ServerResponse } from "node:http";

/**
 * Of what is the same for all visitors. Browsers ask each time, caches in front of the site within two seconds; while it fails
 * they have a day (RFC 5861).
 */
export const sharedForASecond = "public, max-age=0, s-maxage=1, stale-if-error=86400";

/** Of what depends on a visitor's choice: their browser alone keeps it, for the way back (bfcache), and asks each time. */
export const keptByBrowser = "private, no-cache";

/** Of texts for programs: kept by anybody, and asked for again each time. */
export const revalidated = "public, max-age=0, must-revalidate";

/** Of files: for a year at an address that changes with its content, otherwise for five minutes */
export const fileCacheControl = (isVersioned: boolean): string =>
  isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=300";

/** What the middleware says of Cache-Control: Next has a value of its own for some answers. */
export const givenCacheControl = "x-dorfforum-cache-control";

/** Sets what the middleware has said. A failure is never stored. */
export function applyCacheControl(response: ServerResponse): void {
  const given = response.getHeader(givenCacheControl);
  if (given === undefined) return;
  response.removeHeader(givenCacheControl);
  response.setHeader("Cache-Control", response.statusCode < 500 ? given : "no-store");
}

export const isStorable = (cacheControl: unknown): boolean =>
  typeof cacheControl === "string" && !cacheControl.includes("no-store");

/** The edge's own second (deploy/nginx), until whose end it keeps what it asks for; a page would be kept too long by another machine's clock. */
export const secondHeader = "x-edge-second";

/** @param second of the edge @returns the header for nginx, which wins over Cache-Control there */
export const untilEndOf = (second: unknown): string | undefined =>
  typeof second === "string" && /^\d{10}$/.test(second) ? `@${second}` : undefined;
