import { isCmsRequestError } from "@/lib/cms/errors";
import { apiNotFound, otherMethods } from "@/lib/http/api-refusal";
import { offersOffline } from "@/lib/offline/offers-offline";
import { getPlannedPages } from "@/lib/offline/planned-pages";

/** What the service worker of reading offline stores: `{ pages }`. 404 makes it delete everything and itself. */
export async function GET(request: Request): Promise<Response> {
  if (!offersOffline()) return apiNotFound(request);
  try {
    const pages = await getPlannedPages(new Date());
    return Response.json({ pages }, { headers: { "Cache-Control": "no-cache" } });
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    return Response.json({}, { status: 503 });
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
