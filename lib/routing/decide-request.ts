import { serverEnv } from "@/lib/env/server";
import { givenCacheControl, keptByBrowser, sharedForASecond } from "@/lib/http/cache-control";
import { isPagePath } from "@/lib/navigation/is-page-path";
import {
  contentSecurityPolicy,
  filePolicy,
  plainPolicy,
  withFrameAncestor,
} from "@/lib/security/content-security-policy";
import { routes } from "@/lib/urls/routes";
import { type Decision, decide } from "./decide";

type DecidedRequest = {
  decision: Decision;
  /** The policy of a page, for the request's header Content-Security-Policy, of which Next takes the nonce */
  policy: string;
  /** Headers of the response */
  headers: [name: string, value: string][];
};

/**
 * What becomes of a request, and the headers of its response.
 * @param url with the path as it was sent, percent-encoded
 * @param asksForData of Next's router, which has no scripts to mark
 */
export async function decideRequest(
  url: Pick<URL, "pathname" | "searchParams">,
  asksForData: boolean,
): Promise<DecidedRequest> {
  const policy = contentSecurityPolicy(url.pathname);
  const decision = await decide(url.pathname, url.searchParams);
  const headers: DecidedRequest["headers"] = [["Content-Security-Policy", responsePolicy(decision, policy)]];
  const cacheControl = storable.includes(decision.kind) && cacheControlOf(url);
  if (cacheControl) headers.push([givenCacheControl, cacheControl]);
  return { decision, policy: asksForData ? plainPolicy() : policy, headers };
}

/** Missing pages and redirects too: a cache would go on with the page that was there before. */
const storable: readonly Decision["kind"][] = ["pass", "rewrite", "redirect", "not found"];

/** Pages of one person */
const personalFolders = [routes.sent(""), routes.proposal(""), routes.confirmation(""), routes.preview("")];
/** What a visitor has typed or sent */
export const personalNames = ["q", "antwort", "text"];
/** What a visitor has chosen */
export const chosenNames = ["c", "ohne", "woertlich", "vergleich", "stand"];

/** Undefined for pages of one visitor, which keep Next's `no-store`, and for what is no page. */
function cacheControlOf({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">) {
  const has = (names: readonly string[]) => names.some((name) => searchParams.has(name));
  if (!isPagePath(pathname) || personalFolders.some((folder) => pathname.startsWith(folder)))
    return undefined;
  if (has(personalNames)) return undefined;
  return has(chosenNames) ? keptByBrowser : sharedForASecond;
}

function responsePolicy(decision: Decision, policy: string): string {
  if (decision.kind === "file") return filePolicy(decision.mime);
  if (decision.kind === "worker") return plainPolicy();
  return decision.kind === "preview" ? withFrameAncestor(policy, serverEnv().CMS_ADMIN_URL) : policy;
}
