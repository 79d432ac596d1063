import { answerDocument } from "@/lib/http/answer-document";
import { getManifest } from "@/lib/seo/manifest";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/manifest+json; charset=utf-8", getManifest);

// Next generates files of this name at build time by default.
export const dynamic = "force-dynamic";
