import { answerAsJson, refusal } from "@/lib/search/api-answer";
import { toApiRequest } from "@/lib/search/api-request";
import { search } from "@/lib/search/search";

/** The search as JSON: docs/suche.md. */
export async function GET(request: Request): Promise<Response> {
  const asked = toApiRequest(new URL(request.url).searchParams);
  if ("problem" in asked) return refusal(asked.problem);
  return answerAsJson(request, 1, () => search(asked.request, request.headers));
}
