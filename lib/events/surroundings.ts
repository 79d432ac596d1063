import { monthOf } from "@dorfforum/shared/calendar/day";
import { type NeighbourDate, neighbourDates } from "@/lib/cms/neighbours";
import type { Snapshot } from "@/lib/cms/replica-copy";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { getEventCalendar, merge } from "./current-calendar";
import { EventCalendar } from "./event-calendar";
import { bySoonest, type ListedOccurrence, type Occurrence, toOccurrence } from "./occurrence";

/** Empty without a copy: the village's own dates do not wait for its neighbours'. */
const readNeighbours = () => neighbourDates.ready().catch(() => undefined);

export const hasNeighbours = async (): Promise<boolean> => Boolean((await readNeighbours())?.items.length);

let latest:
  | { own: EventCalendar; neighbours: Snapshot<NeighbourDate>; calendar: EventCalendar<ListedOccurrence> }
  | undefined;

/** The village's calendar with its neighbours' dates in the same months. @throws CmsRequestError without a copy of the events */
export async function getSurroundings(now: Date): Promise<EventCalendar | EventCalendar<ListedOccurrence>> {
  const [own, neighbours] = await Promise.all([getEventCalendar(now), readNeighbours()]);
  if (!neighbours) return own;
  if (latest?.own !== own || latest.neighbours !== neighbours) {
    const added: ListedOccurrence[] = [];
    const pause = inSlices();
    for (const date of neighbours.items) {
      const occurrence = toOccurrence(date, date);
      const isCovered = own.months.includes(monthOf(occurrence.firstDay));
      if (isCovered && !own.onDay(occurrence.firstDay).some((other) => isSame(other, occurrence)))
        added.push(occurrence);
      await pause();
    }
    const occurrences = merge<ListedOccurrence>(own.occurrences, added.sort(bySoonest));
    const calendar = new EventCalendar<ListedOccurrence>(own.months, occurrences, own.later);
    latest = { own, neighbours, calendar };
  }
  return latest.calendar;
}

/** The village's own date as its neighbour shows it, which may have taken it over */
const isSame = (own: Occurrence, other: ListedOccurrence) =>
  own.start === other.start && own.event.title === other.event.title;
