import { otherMethods } from "@/lib/http/api-refusal";
import { readBody } from "@/lib/http/read-body";
import { visitorKey } from "@/lib/http/visitor-address";
import { countCspReports } from "@/lib/security/csp-reports";
import { isWithin } from "@/lib/security/rate-limits";

/** A report has about 1 kB; Chromium gathers a minute's. */
const maxBodyBytes = 64_000;
const reportTypes = /^application\/(?:reports\+json|csp-report)\b/i;

const respond = (status: number, headers: HeadersInit = {}) => new Response(null, { status, headers });

/** Counts what browsers report of the Content Security Policy. Nothing of a report is kept but its kind. */
export async function POST(request: Request): Promise<Response> {
  if (!reportTypes.test(request.headers.get("Content-Type") ?? "")) return respond(415);
  const isAllowed = await isWithin("reports", `csp ${visitorKey(request.headers)}`);
  if (!isAllowed) return respond(429, { "Retry-After": "60" });
  const body = await readBody(request.body, maxBodyBytes);
  if (body === "too large") return respond(413);
  const isCounted = countCspReports(await new Response(body).json().catch(() => undefined));
  return respond(isCounted ? 204 : 400);
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
