import { getManifest } from "@/lib/found/manifest";
import { answerDocument } from "@/lib/routing/answer-document";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/manifest+json; charset=utf-8", getManifest);
