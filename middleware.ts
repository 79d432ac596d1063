import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { type Decision, decide } from "@/lib/routing/decide";
import { rewriteMark } from "@/lib/routing/rewrite-mark";
import { contentSecurityPolicy, filePolicy } from "@/lib/security/content-security-policy";

// The Node runtime shares the process with the pages, and so the replicas of the CMS's content.
export const config = { runtime: "nodejs", matcher: "/((?!_next/|api/).*)" };

/** A path that no route matches: Next renders not-found.tsx whole, with its status. */
const nowhere = "/_nicht-gefunden";

/** The page that says so when the CMS fails and there is no copy */
const outOfOrder = "/stoerung";

export async function middleware(request: NextRequest): Promise<NextResponse> {
  // Started with -H, Next sends its own rewrites through here a second time, and forgets their status.
  if (request.headers.get(rewriteMark.header) === rewriteMark.value) {
    return NextResponse.next(request.nextUrl.pathname === outOfOrder ? { status: 503 } : undefined);
  }

  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy(nonce, request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  headers.set("x-nonce", nonce);
  headers.set(rewriteMark.header, rewriteMark.value);

  const decision = await decide(request.nextUrl.pathname);
  const response = respond(request, headers, decision);
  response.headers.set("Content-Security-Policy", decision.kind === "file" ? filePolicy : policy);
  return response;
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
      return NextResponse.next({ request: { headers } });
    case "rewrite":
      return rewrite(decision.path);
    case "redirect":
      return NextResponse.redirect(new URL(`${decision.path}${request.nextUrl.search}`, request.url), 308);
    case "not found":
      return rewrite(nowhere);
    case "unavailable": {
      const response = rewrite(outOfOrder, 503);
      response.headers.set("Retry-After", "30");
      return response;
    }
  }
}
