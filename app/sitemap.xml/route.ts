import { answerDocument } from "@/lib/http/answer-document";
import { getSitemap } from "@/lib/seo/sitemap";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/xml; charset=utf-8", getSitemap);

// Next generates files of this name at build time by default.
export const dynamic = "force-dynamic";
