import { getOpenSearch } from "@/lib/found/open-search";
import { answerDocument } from "@/lib/routing/answer-document";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/opensearchdescription+xml; charset=utf-8", getOpenSearch);
