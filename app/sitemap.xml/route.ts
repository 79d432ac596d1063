import { answerDocument } from "@/lib/http/answer-document";
import { getSitemap } from "@/lib/seo/sitemap";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/xml; charset=utf-8", getSitemap);

// Next takes files of this name for fixed and would make them at build time.
export const dynamic = "force-dynamic";
