import { respondWithDocument } from "@/lib/http/respond-with-document";
import { toRobots } from "@/lib/seo/site-descriptions";

export const GET = (request: Request) =>
  respondWithDocument(request, "text/plain", async () => ({ body: toRobots() }));

// Next generates files of this name at build time by default.
export const dynamic = "force-dynamic";
