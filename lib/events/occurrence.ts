import { nextDay } from "@dorfforum/shared/calendar/day";
import { lastDay } from "@dorfforum/shared/calendar/format";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import type { EventItem } from "@/lib/cms/events";
import type { NeighbourDate } from "@/lib/cms/neighbours";
import { routes } from "@/lib/urls/routes";
import { datesWithin, dayOf, type EventDate, isSeries } from "./recurrence";

/** One date of an event, with the first and the last calendar day ("YYYY-MM-DD") that it takes up. */
export type Occurrence<Event = EventItem> = EventDate & { event: Event; firstDay: string; lastDay: string };

/** What lists show: the village's dates, and its neighbours'. */
export type ListedOccurrence = Occurrence | Occurrence<NeighbourDate>;

export const isNeighbours = (occurrence: ListedOccurrence): occurrence is Occurrence<NeighbourDate> =>
  "village" in occurrence.event;

export const toOccurrence = <Event extends ListedOccurrence["event"]>(
  event: Event,
  date: EventDate,
): Occurrence<Event> => ({
  ...date,
  event,
  firstDay: berlinDay(date.start),
  lastDay: lastDay({ ...date, allDay: event.allDay }),
});

/** The page of an event; of a series it shows this date. */
export const occurrencePath = (occurrence: Occurrence): string =>
  routes.event(occurrence.event.slug, isSeries(occurrence.event) ? dayOf(occurrence) : undefined);

/** Tells the occurrences of a page apart: a date may be moved onto another one. */
export const keyOf = ({ event, start, change }: ListedOccurrence): string =>
  [event.id, start, change?.day, change?.kind].join(" ");

export const placeOf = ({ event, change }: Occurrence): string | undefined => change?.place ?? event.place;

/** The occurrences that take up any of the days from `first` to `last` ("YYYY-MM-DD"), soonest first. `from` and `to` are when these begin and end. */
export const occurrencesBetween = (
  event: EventItem,
  first: string,
  last: string,
  from = startOfBerlinDay(first),
  to = startOfBerlinDay(nextDay(last)),
): Occurrence[] =>
  datesWithin(event, from, to)
    .map((date) => toOccurrence(event, date))
    // The small hours of `first` may belong to the evening before.
    .filter((occurrence) => occurrence.firstDay <= last && occurrence.lastDay >= first);

const byTitle = new Intl.Collator("de");

export function bySoonest(a: ListedOccurrence, b: ListedOccurrence): number {
  if (a.start === b.start) return byTitle.compare(a.event.title, b.event.title);
  return a.start < b.start ? -1 : 1;
}
