import { getSettings } from "@/lib/cms/settings";
import { respondWithDocument } from "@/lib/http/respond-with-document";
import { toSecurityTxt } from "@/lib/seo/site-descriptions";

export const GET = (request: Request) =>
  respondWithDocument(request, "text/plain", async () => toSecurityTxt(await getSettings(), new Date()));
