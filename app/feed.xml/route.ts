import { respondWithDocument } from "@/lib/http/respond-with-document";
import { getFeed } from "@/lib/seo/feed";

export const GET = (request: Request) => respondWithDocument(request, "application/atom+xml", getFeed);
