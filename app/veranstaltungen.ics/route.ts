import { answerCalendar } from "@/lib/events/answer-calendar";
import { getCalendarFile } from "@/lib/events/calendar-files";
import { subscriptionOf } from "@/lib/events/subscription";

/** The one address that calendars subscribe to */
export const GET = (request: Request): Promise<Response> =>
  answerCalendar(request, "veranstaltungen.ics", () =>
    getCalendarFile(subscriptionOf(new URL(request.url).searchParams)),
  );
