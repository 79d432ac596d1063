import { randomUUID } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { serverEnv } from "@/lib/env/server";
import { failedStatusHeader } from "@/lib/http/unavailable-error";
import { isPagePath } from "@/lib/navigation/is-page-path";
import { processWide } from "@/lib/process-wide";
import { routes } from "@/lib/routes";
import { type Decision, decide } from "@/lib/routing/decide";
import {
  contentSecurityPolicy,
  filePolicy,
  plainPolicy,
  withFrameAncestor,
} from "@/lib/security/content-security-policy";
import { edgeRequest, withoutEdgeHeaders } from "@/lib/security/edge-request";
import { newNonce } from "@/lib/security/nonce";

// The Node runtime shares the process with the pages, and so the replicas of the CMS's content. Files of the build and
// route handlers of the API, which read bodies of their own, are left out; app/api/[...path] answers what is missing there.
export const config = { runtime: "nodejs", matcher: "/((?!_next/static/|api/).*)" };

/** Marks requests that this process has rewritten; the value is random, so that no visitor can send it. */
const rewriteMark = {
  header: "x-dorfforum-rewritten",
  value: processWide("rewriteMark", () => randomUUID()),
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  // Started with -H, Next sends its own rewrites through here a second time, and forgets their status.
  if (request.headers.get(rewriteMark.header) === rewriteMark.value) {
    return NextResponse.next(request.nextUrl.pathname === routes.unavailable ? { status: 503 } : undefined);
  }

  const edge = edgeRequest(request.headers);
  const nonce = edge?.nonce ?? newNonce();
  const policy = contentSecurityPolicy(nonce, request.nextUrl.pathname);
  const headers = withoutEdgeHeaders(request.headers);
  headers.set("Content-Security-Policy", policy);
  headers.set("x-nonce", nonce);
  headers.set(rewriteMark.header, rewriteMark.value);

  const decision = await decide(request.nextUrl.pathname, request.nextUrl.searchParams);
  const response = respond(request, headers, decision);
  response.headers.set("Content-Security-Policy", responsePolicy(decision, policy));
  if ((decision.kind === "pass" || decision.kind === "rewrite") && holdsNothingPersonal(request.nextUrl))
    response.headers.set("Cache-Control", "private, no-cache");
  if (edge && isForAll(decision)) for (const [name, value] of edge.headers) response.headers.set(name, value);
  return response;
}

/** Missing pages too, or the edge would keep those that were there before. */
const isForAll = ({ kind }: Decision): boolean =>
  kind === "pass" || kind === "rewrite" || kind === "redirect" || kind === "not found";

const personalFolders = [routes.sent(""), routes.proposal(""), routes.confirmation("")];

/**
 * Whether a page holds nothing of its visitor. With Next's `no-store`, which the others keep, browsers would not keep it for
 * the way back (bfcache).
 */
const holdsNothingPersonal = ({ pathname, searchParams }: URL): boolean =>
  isPagePath(pathname) &&
  !personalFolders.some((folder) => pathname.startsWith(folder)) &&
  !["antwort", "text"].some((name) => searchParams.has(name));

function responsePolicy(decision: Decision, policy: string): string {
  if (decision.kind === "file") return filePolicy(decision.mime);
  if (decision.kind === "worker") return plainPolicy();
  return decision.kind === "preview" ? withFrameAncestor(policy, serverEnv().CMS_ADMIN_URL) : policy;
}

function respond(request: NextRequest, headers: Headers, decision: Decision): NextResponse {
  const rewrite = (path: string, status?: number) => {
    const url = request.nextUrl.clone();
    url.pathname = path;
    return NextResponse.rewrite(url, { request: { headers }, ...(status && { status }) });
  };
  switch (decision.kind) {
    case "pass":
    case "file":
    case "worker":
    case "unknown":
      return NextResponse.next({ request: { headers } });
    case "preview": {
      const { status } = decision;
      return NextResponse.next({ request: { headers }, status, headers: { "X-Robots-Tag": "noindex" } });
    }
    case "rewrite":
      return rewrite(decision.path);
    case "redirect": {
      const url = new URL(`${decision.path}${decision.query ?? request.nextUrl.search}`, request.url);
      // Editors may give a former address back to its entry, or to another one.
      return NextResponse.redirect(url, { status: 308, headers: { "Cache-Control": "no-cache" } });
    }
    case "not found":
      return rewrite(routes.nowhere);
    case "unavailable": {
      headers.set(failedStatusHeader, String(decision.status));
      const response = rewrite(routes.unavailable, 503);
      response.headers.set("Retry-After", "30");
      return response;
    }
  }
}
