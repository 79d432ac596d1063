import { randomUUID } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { dataHeader } from "@/lib/http/data-request";
import { failedStatusHeader } from "@/lib/http/unavailable-error";
import type { Decision } from "@/lib/routing/decide";
import { decideRequest } from "@/lib/routing/decide-request";
import { processWide } from "@/lib/runtime/process-wide";
import { retryAfterSeconds } from "@/lib/search/indexing/readiness";
import { routes } from "@/lib/urls/routes";

// The Node runtime shares the process with the pages, and so the replicas of the CMS's content. Files of the build and
// route handlers of the API, which read bodies of their own, are left out; app/api/[...path] answers what is missing there.
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/static/|api/).*)"],
};

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

  const decided = await decideRequest(addressOf(request), request.headers.has(dataHeader));
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", decided.policy);
  headers.set(rewriteMark.header, rewriteMark.value);
  const response = respond(request, headers, decided.decision);
  for (const [name, value] of decided.headers) response.headers.set(name, value);
  return response;
}

/** Path and query, percent-encoded */
const addressOf = ({ nextUrl }: NextRequest) => nextUrl.pathname + nextUrl.search;

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
    case "embedded":
    case "unknown":
      return NextResponse.next({ request: { headers } });
    case "preview": {
      const { status } = decision;
      return NextResponse.next({ request: { headers }, status, headers: { "X-Robots-Tag": "noindex" } });
    }
    // Next's router would load a page again whose data have this status, and lose what was said to the search.
    case "not ready": {
      const status = request.headers.has(dataHeader) ? 200 : 503;
      return NextResponse.next({
        request: { headers },
        status,
        headers: { "Retry-After": String(retryAfterSeconds) },
      });
    }
    case "rewrite":
      return rewrite(decision.path);
    case "redirect": {
      const url = new URL(`${decision.path}${decision.query ?? request.nextUrl.search}`, request.url);
      // Editors may give a former address back to its entry, or to another one: browsers ask again.
      return NextResponse.redirect(url, {
        status: decision.status ?? 308,
        headers: { "Cache-Control": "no-cache" },
      });
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
