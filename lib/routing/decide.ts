import { decodedPath } from "@/lib/http/decoded-path";
import { isUnavailableError } from "@/lib/http/unavailable-error";
import { findRoute, type RouteDecision } from "./route-table";

/** `unknown`: not a path of the app, so a file of `public/` or nothing; Next answers both. */
export type Decision =
  | RouteDecision
  | { kind: "unavailable"; status: number | undefined }
  | { kind: "unknown" };

/**
 * Decides about 404 and 503 before anything is rendered: notFound() inside a page would send an empty document to
 * everyone without JavaScript.
 * @param pathname as it was sent, percent-encoded
 */
export async function decide(pathname: string, query = new URLSearchParams()): Promise<Decision> {
  const path = decodedPath(pathname);
  if (path === undefined) return { kind: "not found" };
  const match = findRoute(path);
  if (!match) return { kind: "unknown" };
  try {
    await Promise.all(match.route.needs.map((collection) => collection.ready()));
    return await match.route.decide(match.slug, query);
  } catch (error) {
    if (isUnavailableError(error)) return { kind: "unavailable", status: error.status };
    throw error;
  }
}
