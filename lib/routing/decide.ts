import type { RouteDecision } from "@/lib/cms/route-rules";
import { findShortAddress } from "@/lib/cms/settings";
import { isUnavailableError } from "@/lib/http/unavailable-error";
import type { Target } from "@/lib/urls/match-route";
import { obviousAddress } from "./obvious-addresses";
import { ruleOf } from "./page-rules";

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
  if (!match) return unlessUnavailable(() => decideUnmatched(path));
  const { name, route, slug } = match;
  // Below a folder of entries
  if (!name) return { kind: "not found" };
  const rule = ruleOf(name);
  if (!rule) return { kind: "unknown" };
  // A fixed path in another spelling
  if (slug === "" && path !== route.pattern) return { kind: "redirect", path: encodeURI(route.pattern) };
  return unlessUnavailable(async () => {
    await Promise.all(rule.needs.map((collection) => collection.ready()));
    return rule.decide(slug, new URLSearchParams(sent.query));
  });
}

/** Before Next looks for a file of `public/`; none has the name of a short or an obvious address. Editors' own go before. */
async function decideUnmatched(path: string): Promise<Decision> {
  const target = (await findShortAddress(path)) ?? obviousAddress(path);
  return target ? { kind: "redirect", path: target, query: "", status: 307 } : { kind: "unknown" };
}

async function unlessUnavailable(decideByContent: () => Promise<Decision>): Promise<Decision> {
  try {
    return await decideByContent();
  } catch (error) {
    if (isUnavailableError(error)) return { kind: "unavailable", status: error.status };
    throw error;
  }
}
