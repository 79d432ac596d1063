import { isUnavailableError } from "@/lib/http/unavailable-error";
import type { Target } from "@/lib/urls/match-route";
import { type RouteDecision, ruleOf } from "./decisions";

/** `unknown`: not a path of the app, so a file of `public/` or nothing; Next answers both. */
export type Decision =
  | RouteDecision
  | { kind: "unavailable"; status: number | undefined }
  | { kind: "unknown" };

/**
 * Decides about 404 and 503 before anything is rendered: notFound() inside a page would send an empty document to
 * everyone without JavaScript.
 */
export async function decide({ path, match, sent }: Target): Promise<Decision> {
  if (path === undefined) return { kind: "not found" };
  if (!match) return { kind: "unknown" };
  const { name, route, slug } = match;
  // Below a folder of entries
  if (!name) return { kind: "not found" };
  const rule = ruleOf(name);
  if (!rule) return { kind: "unknown" };
  // A fixed path in another spelling
  if (slug === "" && path !== route.pattern) return { kind: "redirect", path: encodeURI(route.pattern) };
  try {
    await Promise.all(rule.needs.map((collection) => collection.ready()));
    return await rule.decide(slug, new URLSearchParams(sent.query));
  } catch (error) {
    if (isUnavailableError(error)) return { kind: "unavailable", status: error.status };
    throw error;
  }
}
