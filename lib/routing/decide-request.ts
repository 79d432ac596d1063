import { serverEnv } from "@/lib/env/server";
import { givenCacheControl, keptByBrowser, sharedForASecond } from "@/lib/http/cache-control";
import {
  contentSecurityPolicy,
  embeddedPolicy,
  filePolicy,
  plainPolicy,
  withFrameAncestor,
} from "@/lib/security/content-security-policy";
import { readTarget, type Target } from "@/lib/urls/match-route";
import { chosenParameters, typedParameters } from "@/lib/urls/site-routes";
import { type Decision, decide } from "./decide";

type DecidedRequest = {
  decision: Decision;
  /**
   * For the request's header Content-Security-Policy, of which Next takes the nonce of a document. The response's names the same
   * one or none, since Next writes it over that of the request.
   */
  policy: string;
  /** Headers of the response */
  headers: [name: string, value: string][];
};

/**
 * What becomes of a request, and the headers of its response.
 * @param address path and query, as they were sent
 * @param asksForData of Next's router, which has no scripts to mark
 */
export async function decideRequest(address: string, asksForData: boolean): Promise<DecidedRequest> {
  const target = readTarget(address);
  const policy = asksForData ? plainPolicy() : contentSecurityPolicy(target.path ?? "");
  const decision = await decide(target);
  const headers: DecidedRequest["headers"] = [["Content-Security-Policy", responsePolicy(decision, policy)]];
  const cacheControl = storable.includes(decision.kind) && cacheControlOf(target);
  if (cacheControl) headers.push([givenCacheControl, cacheControl]);
  return { decision, policy, headers };
}

/** Missing pages and redirects too: a cache would go on with the page that was there before. */
const storable: readonly Decision["kind"][] = ["pass", "rewrite", "redirect", "not found"];

/** Undefined for pages of one visitor, which keep Next's `no-store`, and for what is no page. */
function cacheControlOf({ match, sent }: Target) {
  const parameters = new URLSearchParams(sent.query);
  const has = (names: readonly string[]) => names.some((name) => parameters.has(name));
  if (match?.route.kind !== "page" || match.route.isPersonal || has(typedParameters)) return undefined;
  return has(chosenParameters) ? keptByBrowser : sharedForASecond;
}

function responsePolicy(decision: Decision, policy: string): string {
  if (decision.kind === "file") return filePolicy(decision.mime);
  if (decision.kind === "worker") return plainPolicy();
  if (decision.kind === "embedded") return embeddedPolicy(decision.styles);
  return decision.kind === "preview" ? withFrameAncestor(policy, serverEnv().CMS_ADMIN_URL) : policy;
}
