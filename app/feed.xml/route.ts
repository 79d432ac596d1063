import { answerDocument } from "@/lib/http/answer-document";
import { getFeed } from "@/lib/seo/feed";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/atom+xml; charset=utf-8", getFeed);
