import { respondWithDocument } from "@/lib/http/respond-with-document";
import { getSitemapPart } from "@/lib/seo/sitemap";

/** One of the files that /sitemap.xml lists when one file is not enough. */
export async function GET(request: Request, { params }: RouteContext<"/sitemap/[part]">): Promise<Response> {
  const { part } = await params;
  return respondWithDocument(request, "application/xml", () => getSitemapPart(Number(part)));
}
