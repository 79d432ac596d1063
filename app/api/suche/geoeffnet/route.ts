import { headersRefuse } from "@/lib/consent/privacy-signals";
import { otherMethods } from "@/lib/http/api-refusal";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { readBody } from "@/lib/http/read-body";
import { isUnavailableError } from "@/lib/http/unavailable-error";
import { visitorKey } from "@/lib/http/visitor-address";
import { reportError } from "@/lib/monitoring/report-error";
import { countOpened } from "@/lib/search/search";
import { isWithin } from "@/lib/security/rate-limits";

/** More than the key of an entry has */
const maxBodyBytes = 300;

const respond = (status: number, headers: HeadersInit = {}) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** Counts that an entry was opened from results or suggestions. Its key is all that is sent: not what was searched for. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isOwnOrigin(headers)) return respond(403);
  // Counting needs no consent, but who does not want to be counted anywhere is not.
  if (headersRefuse(headers)) return respond(204);
  const visitor = visitorKey(headers);
  if (!(await isWithin("opens", visitor))) return respond(429, { "Retry-After": "60" });
  const body = await readBody(request.body, maxBodyBytes);
  if (body === "too large") return respond(413);
  if (body === "broken") return respond(400);
  try {
    return respond((await countOpened(await body.text(), visitor)) ? 204 : 400);
  } catch (error) {
    if (!isUnavailableError(error)) reportError(error, { part: "opened entries" });
    return respond(503);
  }
}

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
