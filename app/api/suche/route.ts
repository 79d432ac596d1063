import { otherMethods } from "@/lib/http/api-refusal";
import { search } from "@/lib/search/search";
import { badRequest, jsonResponse, parseApiRequest } from "@/lib/search/search-api";

/** The search as JSON: docs/suche.md. */
export async function GET(request: Request): Promise<Response> {
  const asked = parseApiRequest(new URL(request.url).searchParams);
  if ("problem" in asked) return badRequest(asked.problem);
  return jsonResponse(request, 1, () => search(asked.request, request.headers));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
