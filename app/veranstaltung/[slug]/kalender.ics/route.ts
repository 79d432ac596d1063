import { answerCalendar } from "@/lib/events/answer-calendar";
import { getEventFile } from "@/lib/events/calendar-files";
import { slugOf } from "@/lib/routing/slug-of";

/** Middleware has answered 404 for events that do not exist before. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/veranstaltung/[slug]/kalender.ics">,
): Promise<Response> {
  const slug = await slugOf(params);
  // A file's name travels in a header, which takes no umlauts.
  const filename = `${slug.replace(/[^a-z0-9-]+/gi, "-")}.ics`;
  return answerCalendar(request, filename, () => getEventFile(slug));
}
