import { formatHours, lastsSeveralDays } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { RoomDay } from "./room-days";

/**
 * What takes a room up on a day ("YYYY-MM-DD"), and when. An event is told by its own hours on the day on which it begins; the time
 * around it shows in what is left. On the days before and after those of the room are told, perhaps for building up or clearing alone.
 */
export function tellUse(
  day: string,
  { occurrence, ...hours }: Omit<RoomDay["uses"][number], "part">,
): { when: string; what: string } {
  if (!occurrence) return { when: texts.hours(hours), what: texts.booked };
  const { start, end, event } = occurrence;
  const span = { start, end, allDay: event.allDay };
  const first = berlinDay(start);
  const own = first === day && !lastsSeveralDays(span) ? formatHours(span) : undefined;
  const when = own ?? texts.hours(hours);
  if (day < first) return { when, what: texts.setUpFor(event.title) };
  const isOver =
    !event.allDay && end !== undefined && first < day && berlinDay(new Date(Date.parse(end) - 1)) < day;
  return { when, what: isOver ? texts.clearingAfter(event.title) : event.title };
}
