import { decodedPath } from "@/lib/http/decoded-path";
import { isUnavailableError } from "@/lib/http/unavailable-error";
import { findRoute, type RouteDecision } from "./route-table";

/** `unknown`: not a path of the app, so a file of `public/` or nothing; Next answers both. */
export type Decision = RouteDecision | { kind: "unavailable" } | { kind: "unknown" };

/**
 * Decides what becomes of a request for a page before anything is rendered: notFound() inside a page would send an
 * empty document to everyone without JavaScript. The one place that knows 404 and 503.
 * @param pathname as it was sent, percent-encoded
 */
export async function decide(pathname: string): Promise<Decision> {
  const path = decodedPath(pathname);
  if (path === undefined) return { kind: "not found" };
  const found = findRoute(path);
  if (!found) return { kind: "unknown" };
  try {
    await Promise.all(found.route.needs.map((collection) => collection.ready()));
    return await found.route.decide(found.slug);
  } catch (error) {
    if (isUnavailableError(error)) return { kind: "unavailable" };
    throw error;
  }
}
