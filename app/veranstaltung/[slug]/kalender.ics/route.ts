import { getEventFile } from "@/lib/events/ics-subscriptions";
import { respondWithDocument } from "@/lib/http/respond-with-document";
import { calendarParameters } from "@/lib/urls/calendar-parameters";
import { slugOf } from "@/lib/urls/decoded-path";

export async function GET(request: Request, { params }: RouteContext<"/veranstaltung/[slug]/kalender.ics">) {
  const slug = await slugOf(params);
  const day = new URL(request.url).searchParams.get(calendarParameters.day) ?? undefined;
  const name = [slug, day].filter(Boolean).join("-");
  // Headers take no umlauts.
  const filename = `${name.replace(/[^a-z0-9-]+/gi, "-")}.ics`;
  return respondWithDocument(request, "text/calendar", () => getEventFile(slug, day), filename);
}
