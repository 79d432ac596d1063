import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { routes } from "@/lib/routes";
import { type Decision, decide } from "@/lib/routing/decide";
import { rewriteMark } from "@/lib/routing/rewrite-mark";
import { contentSecurityPolicy, filePolicy } from "@/lib/security/content-security-policy";
import { readOnlyAddress } from "@/lib/texts/errors";

// The Node runtime shares the process with the pages, and so the replicas of the CMS's content. Files of the build and
// route handlers of the API, which read bodies of their own, are left out; app/api/[...path] answers what is missing there.
export const config = { runtime: "nodejs", matcher: "/((?!_next/static/|api/).*)" };

export async function middleware(request: NextRequest): Promise<NextResponse> {
  // Started with -H, Next sends its own rewrites through here a second time, and forgets their status.
  if (request.headers.get(rewriteMark.header) === rewriteMark.value) {
    return NextResponse.next(request.nextUrl.pathname === routes.unavailable ? { status: 503 } : undefined);
  }

  // Next would render a page for any method, and look for server actions in the body, of which there are none.
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(request.method);

  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy(nonce, request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  headers.set("x-nonce", nonce);
  headers.set(rewriteMark.header, rewriteMark.value);

  const decision = await decide(request.nextUrl.pathname);
  const response = respond(request, headers, decision);
  const ownPolicy = decision.kind === "file" ? filePolicy(decision.mime) : policy;
  response.headers.set("Content-Security-Policy", ownPolicy);
  return response;
}

const refuseMethod = (method: string) =>
  new NextResponse(method === "OPTIONS" ? null : readOnlyAddress, {
    status: method === "OPTIONS" ? 204 : 405,
    headers: { Allow: "GET, HEAD, OPTIONS", "Content-Type": "text/plain; charset=utf-8" },
  });

function respond(request: NextRequest, headers: Headers, decision: Decision): NextResponse {
  const rewrite = (path: string, status?: number) => {
    const url = request.nextUrl.clone();
    url.pathname = path;
    return NextResponse.rewrite(url, { request: { headers }, ...(status && { status }) });
  };
  switch (decision.kind) {
    case "pass":
    case "file":
    case "unknown":
      return NextResponse.next({ request: { headers } });
    case "rewrite":
      return rewrite(decision.path);
    case "redirect":
      return NextResponse.redirect(new URL(`${decision.path}${request.nextUrl.search}`, request.url), 308);
    case "not found":
      return rewrite(routes.nowhere);
    case "unavailable": {
      const response = rewrite(routes.unavailable, 503);
      response.headers.set("Retry-After", "30");
      return response;
    }
  }
}
