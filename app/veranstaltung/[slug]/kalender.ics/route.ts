import { answerCalendar } from "@/lib/events/answer-calendar";
import { getEventFile } from "@/lib/events/calendar-files";
import { slugOf } from "@/lib/routing/slug-of";

/** The calendar file of an event; middleware answers 404 for events that do not exist. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/veranstaltung/[slug]/kalender.ics">,
): Promise<Response> {
  const slug = await slugOf(params);
  // Headers take no umlauts.
  const filename = `${slug.replace(/[^a-z0-9-]+/gi, "-")}.ics`;
  return answerCalendar(request, filename, () => getEventFile(slug));
}
