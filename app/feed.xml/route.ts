import { getFeed } from "@/lib/found/feed";
import { answerDocument } from "@/lib/routing/answer-document";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/atom+xml; charset=utf-8", getFeed);
