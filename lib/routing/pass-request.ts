import type { IncomingMessage, ServerResponse } from "node:http";
import { decodedPath } from "@/lib/http/decoded-path";
import { passedHeader } from "@/lib/http/passed-header";
import { parseUrl } from "@/lib/parse-url";
import { routes } from "@/lib/routes";
import { edgeHeaders } from "@/lib/security/edge-request";
import { decideRequest } from "./decide-request";
import { findRoute } from "./route-table";

/**
 * Decides about a request before Next sees it, where nothing remains for the middleware but to pass it on, as with most pages
 * and pictures: the middleware would take as long for it as a third of a page's rendering (docs/decisions/computed-when.md).
 * Left to the middleware are pages whose content is missing, what asks the CMS, and what is not answered at its own path.
 */
export async function passRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers } = request;
  const url = plainUrl(request.url ?? "");
  if (!url || !isDecidedAtOnce(url.pathname)) return;
  const decided = await decideRequest(url, (name) => headers[name]?.toString());
  if (!["pass", "file", "worker"].includes(decided.decision.kind)) return;
  for (const name of edgeHeaders) delete headers[name];
  headers["content-security-policy"] = decided.policy;
  for (const [name, value] of decided.headers) response.setHeader(name, value);
  // Last, so that the middleware meets any error again.
  headers[passedHeader] = "1";
}

/** The address of a request. Undefined if Next may read another one from it, or redirect to it. */
function plainUrl(target: string): URL | undefined {
  const base = "http://localhost";
  const url = parseUrl(target, base);
  return url?.href === base + target && !/.\/$/.test(url.pathname) ? url : undefined;
}

/** Decided about by asking the CMS, or with a report of an unsafe Ziel, which is to be done once */
const decidedOnce = [
  routes.proposal(""),
  routes.confirmation(""),
  routes.preview(""),
  routes.offer(""),
  routes.info(""),
];

function isDecidedAtOnce(pathname: string): boolean {
  const path = decodedPath(pathname);
  if (path === undefined || decidedOnce.some((folder) => path.startsWith(folder))) return false;
  const match = findRoute(path);
  return match?.route.needs.every(({ replica }) => replica.settled !== undefined) ?? false;
}
