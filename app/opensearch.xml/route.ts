import { answerDocument } from "@/lib/http/answer-document";
import { getOpenSearch } from "@/lib/seo/open-search";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/opensearchdescription+xml; charset=utf-8", getOpenSearch);
