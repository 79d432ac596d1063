import { otherMethods } from "@/lib/http/api-refusal";
import { cleanQuery } from "@/lib/search/clean-query";
import { suggest } from "@/lib/search/search";
import { jsonResponse } from "@/lib/search/search-api";

/** Suggestions for a query that is being typed: docs/suche.md. */
export async function GET(request: Request): Promise<Response> {
  const q = cleanQuery(new URL(request.url).searchParams.get("q") ?? "");
  return jsonResponse(request, 10, () => suggest(q));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
