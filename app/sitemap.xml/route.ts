import { respondWithDocument } from "@/lib/http/respond-with-document";
import { getSitemap } from "@/lib/seo/sitemap";

export const GET = (request: Request) => respondWithDocument(request, "application/xml", getSitemap);

// Next generates files of this name at build time by default.
export const dynamic = "force-dynamic";
