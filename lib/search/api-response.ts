import { isCmsRequestError } from "@/lib/cms/errors";
import { etagOf, isNotModified } from "@/lib/http/conditional-request";
import { reportError } from "@/lib/monitoring/report-error";
import { searchApiTexts } from "@/lib/texts/search-api";

/**
 * The answer as JSON, cacheable for `seconds` and then by its ETag. 503 with a German sentence while there is no
 * content to search.
 */
export async function jsonResponse(
  request: Request,
  seconds: number,
  answer: () => Promise<unknown>,
): Promise<Response> {
  let body: string;
  try {
    body = JSON.stringify(await answer());
  } catch (error) {
    if (!isCmsRequestError(error)) reportError(error, { part: "search" });
    const headers = { "Retry-After": "30", "Cache-Control": "no-store" };
    return Response.json({ fehler: searchApiTexts.noContent }, { status: 503, headers });
  }
  const headers = {
    ETag: etagOf(body),
    "Cache-Control": `public, max-age=${seconds}`,
    "X-Robots-Tag": "noindex",
  };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
}

/** What is wrong with a request, in German: 400. */
export const badRequest = (problem: string): Response =>
  Response.json({ fehler: problem }, { status: 400, headers: { "Cache-Control": "no-store" } });
