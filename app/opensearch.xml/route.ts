import { respondWithDocument } from "@/lib/http/respond-with-document";
import { getOpenSearch } from "@/lib/seo/open-search";

export const GET = (request: Request) =>
  respondWithDocument(request, "application/opensearchdescription+xml", getOpenSearch);
