import { monthOf } from "@dorfforum/shared/calendar/day";
import { formatHours, formatSpan, lastsSeveralDays } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinTime } from "@dorfforum/shared/calendar/village-time";
import type { EventItem } from "@/lib/cms/events";
import { addMonths } from "@/lib/dates/months";
import { getOccurrences } from "./current-calendar";
import { occurrencePath } from "./occurrence";

/** An occurrence that takes place on the days for which somebody plans an event. */
export type Clash = {
  title: string;
  /** In words: "19.30 Uhr", or with its days where it lasts several */
  when: string;
  /** Its beginning in the village as "HH:MM", "" of whole days */
  from: string;
  /** The event's page; of a series it shows this date. */
  path: string;
};

const maxClashes = 8;
/** Longer plans are compared with the calendar of their first year only, because series have to be laid out for it. */
const maxMonths = 12;

/**
 * The first occurrences from one day to another ("YYYY-MM-DD"), soonest first, without cancelled events.
 * @throws CmsRequestError without a copy
 */
export async function getClashes(first: string, last: string): Promise<Clash[]> {
  const horizon = `${addMonths(monthOf(first), maxMonths)}-28`;
  const isPlanned = ({ status }: EventItem) => status !== "abgesagt";
  const occurrences = await getOccurrences(first, last < horizon ? last : horizon, new Date(), isPlanned);
  return occurrences
    .filter(takesPlace)
    .slice(0, maxClashes)
    .map((occurrence) => {
      const { start, end, event } = occurrence;
      const span = { start, end, allDay: event.allDay };
      return {
        title: event.title,
        when: lastsSeveralDays(span) || first !== last ? formatSpan(span) : (formatHours(span) ?? ""),
        from: event.allDay ? "" : berlinTime(start),
        path: occurrencePath(occurrence),
      };
    });
}
