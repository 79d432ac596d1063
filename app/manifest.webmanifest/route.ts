import { answerDocument } from "@/lib/http/answer-document";
import { getManifest } from "@/lib/seo/manifest";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/manifest+json; charset=utf-8", getManifest);

// Next takes files of this name for fixed and would make them at build time.
export const dynamic = "force-dynamic";
