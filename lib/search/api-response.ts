import { isCmsRequestError } from "@/lib/cms/errors";
import { etagOf, isNotModified } from "@/lib/http/conditional-request";
import { reportError } from "@/lib/monitoring/report-error";
import { searchApiTexts } from "@/lib/texts/search-api";

/** JSON that may be cached for `maxAgeSeconds`, then by its ETag. 503 in German while there is no content to search. */
export async function jsonResponse(
  request: Request,
  maxAgeSeconds: number,
  compute: () => Promise<unknown>,
): Promise<Response> {
  let body: string;
  try {
    body = JSON.stringify(await compute());
  } catch (error) {
    if (!isCmsRequestError(error)) reportError(error, { part: "search" });
    const headers = { "Retry-After": "30", "Cache-Control": "no-store" };
    return Response.json({ fehler: searchApiTexts.noContent }, { status: 503, headers });
  }
  const headers = {
    ETag: etagOf(body),
    "Cache-Control": `public, max-age=${maxAgeSeconds}`,
    "X-Robots-Tag": "noindex",
  };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
}

export const badRequest = (problem: string): Response =>
  Response.json({ fehler: problem }, { status: 400, headers: { "Cache-Control": "no-store" } });
