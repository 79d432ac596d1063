import { getCalendarFile } from "@/lib/events/calendar-files";
import { calendarResponse } from "@/lib/events/calendar-response";
import { subscriptionOf } from "@/lib/events/subscription";

/** The one address that calendars subscribe to */
export async function GET(request: Request): Promise<Response> {
  const file = await getCalendarFile(subscriptionOf(new URL(request.url).searchParams));
  return calendarResponse(request, file, "veranstaltungen.ics");
}
