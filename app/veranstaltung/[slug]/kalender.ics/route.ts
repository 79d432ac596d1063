import { getEventFile } from "@/lib/events/calendar-files";
import { respondWithDocument } from "@/lib/http/respond-with-document";
import { slugOf } from "@/lib/routing/slug-of";

type Context = RouteContext<"/veranstaltung/[slug]/kalender.ics">;

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const slug = await slugOf(params);
  // Headers take no umlauts.
  const filename = `${slug.replace(/[^a-z0-9-]+/gi, "-")}.ics`;
  return respondWithDocument(request, "text/calendar", () => getEventFile(slug), filename);
}
