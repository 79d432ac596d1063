import { getCalendarFile, subscriptionOf } from "@/lib/events/ics-subscriptions";
import { respondWithDocument } from "@/lib/http/respond-with-document";

/** The calendar file to subscribe to, of all events or of some categories and organisers. */
export function GET(request: Request): Promise<Response> {
  const subscription = subscriptionOf(new URL(request.url).searchParams);
  return respondWithDocument(
    request,
    "text/calendar",
    () => getCalendarFile(subscription),
    "veranstaltungen.ics",
  );
}
