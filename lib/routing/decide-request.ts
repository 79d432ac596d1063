import { serverEnv } from "@/lib/env/server";
import { isPagePath } from "@/lib/navigation/is-page-path";
import { routes } from "@/lib/routes";
import {
  contentSecurityPolicy,
  filePolicy,
  plainPolicy,
  withFrameAncestor,
} from "@/lib/security/content-security-policy";
import { edgeRequest } from "@/lib/security/edge-request";
import { newNonce } from "@/lib/security/nonce";
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
 * @param readHeader reads a header of the request
 */
export async function decideRequest(
  url: Pick<URL, "pathname" | "searchParams">,
  readHeader: Parameters<typeof edgeRequest>[0],
): Promise<DecidedRequest> {
  const edge = edgeRequest(readHeader);
  const policy = contentSecurityPolicy(edge?.nonce ?? newNonce(), url.pathname);
  const decision = await decide(url.pathname, url.searchParams);
  const headers: DecidedRequest["headers"] = [["Content-Security-Policy", responsePolicy(decision, policy)]];
  if ((decision.kind === "pass" || decision.kind === "rewrite") && holdsNothingPersonal(url))
    headers.push(["Cache-Control", "private, no-cache"]);
  if (edge && isForAll(decision)) headers.push(...edge.headers);
  return { decision, policy, headers };
}

/** Missing pages too, or the edge would keep those that were there before. */
const isForAll = ({ kind }: Decision): boolean =>
  kind === "pass" || kind === "rewrite" || kind === "redirect" || kind === "not found";

const personalFolders = [routes.sent(""), routes.proposal(""), routes.confirmation("")];

/**
 * Whether a page holds nothing of its visitor. With Next's `no-store`, which the others keep, browsers would not keep it for
 * the way back (bfcache).
 */
const holdsNothingPersonal = ({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean =>
  isPagePath(pathname) &&
  !personalFolders.some((folder) => pathname.startsWith(folder)) &&
  !["antwort", "text"].some((name) => searchParams.has(name));

function responsePolicy(decision: Decision, policy: string): string {
  if (decision.kind === "file") return filePolicy(decision.mime);
  if (decision.kind === "worker") return plainPolicy();
  return decision.kind === "preview" ? withFrameAncestor(policy, serverEnv().CMS_ADMIN_URL) : policy;
}
