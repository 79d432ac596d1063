import { apiErrorTexts } from "@/lib/texts/errors";
import { floodText } from "@/lib/texts/form-outcomes";

/** An error for programs as `{ fehler }` where the request asks for JSON, otherwise as a line of text. */
function refuse(request: Request, status: number, message: string, others?: { Allow: string }): Response {
  const headers = { "Cache-Control": "no-store", ...others };
  return request.headers.get("Accept")?.includes("application/json")
    ? Response.json({ fehler: message }, { status, headers })
    : new Response(message, { status, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
}

/** To a form of a flood. Nothing of it is kept: all visitors share the memory, and the browser still has what was typed. */
export function floodAnswer(): Response {
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
  return new Response(floodText, { status: 429, headers });
}

export const apiNotFound = (request: Request): Response => refuse(request, 404, apiErrorTexts.notFound);

/**
 * Handlers of a route for the methods that it does not take: 405 with `Allow` and a German sentence, where Next would
 * answer with nothing. OPTIONS is answered with 204 and the same `Allow`.
 * @param taken the methods that the route handles itself; HEAD comes with GET
 */
export function otherMethods(...taken: ("GET" | "POST")[]) {
  const allowed = [...taken, taken.includes("GET") ? "HEAD" : [], "OPTIONS"].flat().sort();
  const headers = { Allow: allowed.join(", ") };
  const refuseMethod = (request: Request) =>
    refuse(request, 405, apiErrorTexts.methodNotAllowed(allowed), headers);
  const allow = () => new Response(null, { status: 204, headers });
  return {
    GET: refuseMethod,
    POST: refuseMethod,
    PUT: refuseMethod,
    PATCH: refuseMethod,
    DELETE: refuseMethod,
    OPTIONS: allow,
  };
}
