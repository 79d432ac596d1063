import { respondWithDocument } from "@/lib/http/respond-with-document";
import { getOpenSearch } from "@/lib/seo/site-descriptions";

export const GET = (request: Request) =>
  respondWithDocument(request, "application/opensearchdescription+xml", getOpenSearch);
