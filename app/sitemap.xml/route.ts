import { getSitemap } from "@/lib/found/sitemap";
import { answerDocument } from "@/lib/routing/answer-document";

export const GET = (request: Request): Promise<Response> =>
  answerDocument(request, "application/xml; charset=utf-8", getSitemap);

// Next takes files of this name for fixed and would make them at build time.
export const dynamic = "force-dynamic";
