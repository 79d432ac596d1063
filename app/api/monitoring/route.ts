import { serverEnv } from "@/lib/env/server";
import { otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { readBody } from "@/lib/http/read-body";
import { visitorKey } from "@/lib/http/visitor-address";
import { monitoringOf } from "@/lib/monitoring/options";
import { reportError } from "@/lib/monitoring/report-error";
import { envelopeUrl } from "@/lib/monitoring/tunnel";
import { isWithin } from "@/lib/security/rate-limits";

/** Segments of replays are the largest reports. */
const maxReportBytes = 2_000_000;

const respond = (status: number, headers: HeadersInit = {}) => new Response(null, { status, headers });

/** Passes reports of the site's own pages on to the host of the configured DSN, without the visitor's address. */
export async function POST(request: Request): Promise<Response> {
  const monitoring = monitoringOf(serverEnv());
  if (!monitoring) return respond(404);
  if (!isOwnOrigin(request.headers)) return respond(403);
  if (!(await isWithin("reports", visitorKey(request.headers)))) return respond(429, { "Retry-After": "60" });
  const body = await readBody(request.body, maxReportBytes);
  if (body === "too large") return respond(413);
  if (body === "broken") return respond(400);
  try {
    const response = await fetch(envelopeUrl(monitoring.dsn), {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
    // An unread body would hold the connection.
    await response.body?.cancel();
    return respond(response.status);
  } catch (error) {
    reportError(error, { part: "monitoring tunnel" });
    return respond(502);
  }
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
