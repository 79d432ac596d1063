import { slugOf } from "@/lib/content/slug-of";
import { getEventFile } from "@/lib/events/calendar-files";
import { calendarResponse } from "@/lib/events/calendar-response";

/** Middleware has answered 404 for events that do not exist before. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/veranstaltung/[slug]/kalender.ics">,
): Promise<Response> {
  const slug = await slugOf(params);
  const file = await getEventFile(slug);
  if (file === undefined) return new Response(null, { status: 404 });
  // A file's name travels in a header, which takes no umlauts.
  return calendarResponse(request, file, `${slug.replace(/[^a-z0-9-]+/gi, "-")}.ics`);
}
