import { answerCalendar } from "@/lib/events/answer-calendar";
import { getCalendarFile } from "@/lib/events/calendar-files";
import { subscriptionOf } from "@/lib/events/subscription";

/** The calendar file to subscribe to, of all events or of some categories and organisers. */
export const GET = (request: Request): Promise<Response> =>
  answerCalendar(request, "veranstaltungen.ics", () =>
    getCalendarFile(subscriptionOf(new URL(request.url).searchParams)),
  );
