import { monthOf } from "@dorfforum/shared/calendar/day";
import { berlinTime, formatHours, formatSpan, lastsSeveralDays } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { events } from "@/lib/cms/events";
import { addMonths } from "@/lib/dates/months";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { routes } from "@/lib/urls/routes";
import { getEventCalendar } from "./current-calendar";
import { bySoonest, type Occurrence, occurrencesBetween } from "./occurrence";

/** An occurrence that takes place on the days for which somebody plans an event. */
export type Clash = {
  title: string;
  /** In words: "19.30 Uhr", or with its days where it lasts several */
  when: string;
  /** Its beginning in the village as "HH:MM", "" of whole days */
  from: string;
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
  const occurrences = await getOccurrencesBetween(first, last < horizon ? last : horizon);
  return occurrences
    .filter((occurrence) => occurrence.event.status !== "abgesagt" && takesPlace(occurrence))
    .slice(0, maxClashes)
    .map(({ start, end, event }) => {
      const span = { start, end, allDay: event.allDay };
      return {
        title: event.title,
        when: lastsSeveralDays(span) || first !== last ? formatSpan(span) : (formatHours(span) ?? ""),
        from: event.allDay ? "" : berlinTime(start),
        path: routes.event(event.slug),
      };
    });
}

/** From the calendar if it covers all days, otherwise from all events. */
async function getOccurrencesBetween(first: string, last: string): Promise<Occurrence[]> {
  const calendar = await getEventCalendar(new Date());
  if ([first, last].every((day) => calendar.months.includes(monthOf(day)))) {
    return calendar.occurrences.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);
  }
  const occurrences: Occurrence[] = [];
  const pause = inSlices();
  for (const event of (await events.ready()).items) {
    occurrences.push(...occurrencesBetween(event, first, last));
    await pause();
  }
  return occurrences.sort(bySoonest);
}
