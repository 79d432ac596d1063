import { formatDayAndMonth, formatHours, formatShortWeekday } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { eventTexts } from "@/lib/texts/events";
import type { EventDate } from "./recurrence";

/**
 * What is different about a date of a series, for a line beside it: "Fällt aus: Saal gesperrt", "Verlegt auf Sa, 5. Dezember,
 * 15 Uhr", or the editor's own words. Undefined of a date that is as always, and where the whole event is cancelled.
 */
export function changeInWords(
  date: EventDate,
  { allDay, status }: { allDay: boolean; status: string },
): string | undefined {
  if (!date.change || status === "abgesagt") return undefined;
  const { kind, note, other } = date.change;
  const when = other && [shortSpan({ ...other, allDay }, date.start), other.place].filter(Boolean).join(", ");
  const texts: Partial<Record<typeof kind, string | undefined>> = {
    cancelled: eventTexts.cancelled,
    movedAway: when && eventTexts.movedTo(when),
    moved: when && eventTexts.movedFrom(when),
  };
  return [texts[kind], note].filter(Boolean).join(": ") || undefined;
}

/** The status of one date of an event, which can be cancelled or moved by itself */
export function statusAt({ status }: Pick<Titled, "status">, { change }: EventDate): Titled["status"] {
  if (change?.kind === "cancelled" || status === "abgesagt") return "abgesagt";
  return change?.kind === "moved" ? "verschoben" : status;
}

type Titled = { title: string; status: keyof typeof eventTexts.status | "geplant" };

/** The title of an event where its status cannot stand beside it. */
export const titleOf = ({ title, status }: Titled): string =>
  status === "geplant" ? title : eventTexts.titled(eventTexts.status[status], title);

/** "Sa, 5. Dezember, 15 Uhr", with the year where it is not that of `beside` (ISO) */
function shortSpan(
  span: { start: string; end?: string | undefined; allDay: boolean },
  beside: string,
): string {
  const year = berlinDay(span.start).slice(0, 4);
  const day = `${formatShortWeekday(span.start)}, ${formatDayAndMonth(span.start)}`;
  const dayAndYear = year === berlinDay(beside).slice(0, 4) ? day : `${day} ${year}`;
  return [dayAndYear, formatHours({ start: span.start, allDay: span.allDay })].filter(Boolean).join(", ");
}
