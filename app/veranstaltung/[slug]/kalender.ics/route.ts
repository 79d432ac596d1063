import { getEventFile } from "@/lib/events/calendar-files";
import { slugOf } from "@/lib/http/decoded-path";
import { respondWithDocument } from "@/lib/http/respond-with-document";

export async function GET(request: Request, { params }: RouteContext<"/veranstaltung/[slug]/kalender.ics">) {
  const slug = await slugOf(params);
  const day = new URL(request.url).searchParams.get("tag") ?? undefined;
  const name = [slug, day].filter(Boolean).join("-");
  // Headers take no umlauts.
  const filename = `${name.replace(/[^a-z0-9-]+/gi, "-")}.ics`;
  return respondWithDocument(request, "text/calendar", () => getEventFile(slug, day), filename);
}
