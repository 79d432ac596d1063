import { respondWithDocument } from "@/lib/http/respond-with-document";
import { getManifest } from "@/lib/seo/site-descriptions";

export const GET = (request: Request) =>
  respondWithDocument(request, "application/manifest+json", getManifest);

// Next generates files of this name at build time by default.
export const dynamic = "force-dynamic";
