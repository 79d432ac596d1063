import { z } from "zod";
import { etagOf, isNotModified } from "@/lib/http/conditional-request";
import { isUnavailableError } from "@/lib/http/unavailable-error";
import { reportError } from "@/lib/monitoring/report-error";
import { searchApiTexts } from "@/lib/texts/search-api";
import { kinds } from "@/lib/urls/search-params";
import { cleanQuery } from "./clean-query";
import { isSearchNotReady, retryAfterSeconds } from "./indexing/readiness";
import { intentIds, type SearchRequest } from "./search-response";

const ApiParams = z.object({
  q: z.string().transform(cleanQuery),
  category: z.string().transform((typed) => cleanQuery(typed) || undefined),
  kind: z.enum(kinds, { error: searchApiTexts.kind }).optional(),
  page: z.coerce
    .number({ error: searchApiTexts.page })
    .int(searchApiTexts.page)
    .min(1, searchApiTexts.page)
    .max(999_999, searchApiTexts.page)
    .default(1),
  without: z.array(z.enum(intentIds, { error: searchApiTexts.without })).max(20, searchApiTexts.without),
  literally: z
    .enum(["0", "1"], { error: searchApiTexts.literally })
    .default("0")
    .transform((written) => written === "1"),
});

/** Parses a request to the API strictly: `problem` says in German what is wrong. URLs of pages: parse-results-url.ts. */
export function parseApiRequest(params: URLSearchParams): { request: SearchRequest } | { problem: string } {
  const one = (name: string) => params.get(name)?.normalize("NFC") || undefined;
  const { data, error } = ApiParams.safeParse({
    q: params.get("q") ?? "",
    category: params.get("c") ?? "",
    kind: one("art"),
    page: one("seite"),
    without: params.getAll("ohne"),
    literally: one("woertlich"),
  });
  return data ? { request: data } : { problem: error.issues[0]?.message ?? searchApiTexts.page };
}

/** JSON that may be cached for `maxAgeSeconds`, then by its ETag. 503 in German while there is no content or no index. */
export async function jsonResponse(request: Request, maxAgeSeconds: number, compute: () => Promise<unknown>) {
  let body: string;
  try {
    body = JSON.stringify(await compute());
  } catch (error) {
    if (!isUnavailableError(error)) reportError(error, { part: "search" });
    const [fehler, seconds] = isSearchNotReady(error)
      ? [searchApiTexts.notReady, retryAfterSeconds]
      : [searchApiTexts.noContent, 30];
    const headers = { "Retry-After": String(seconds), "Cache-Control": "no-store" };
    return Response.json({ fehler }, { status: 503, headers });
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
