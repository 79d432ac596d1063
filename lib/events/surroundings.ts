import { monthOf } from "@dorfforum/shared/calendar/day";
import type { EventItem } from "@/lib/cms/events";
import { type NeighbourDate, neighbourDates } from "@/lib/cms/neighbours";
import type { Snapshot } from "@/lib/cms/replica-copy";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { getEventCalendar, merge } from "./current-calendar";
import { EventCalendar } from "./event-calendar";
import { bySoonest, type Occurrence, toOccurrence } from "./occurrence";

/** Empty without a copy: the village's own dates do not wait for its neighbours'. */
const readNeighbours = () => neighbourDates.ready().catch(() => undefined);

export const hasNeighbours = async (): Promise<boolean> => Boolean((await readNeighbours())?.items.length);

let latest: { own: EventCalendar; neighbours: Snapshot<NeighbourDate>; calendar: EventCalendar } | undefined;

/** The village's calendar with its neighbours' dates in the same months. @throws CmsRequestError without a copy of the events */
export async function getSurroundings(now: Date): Promise<EventCalendar> {
  const [own, neighbours] = await Promise.all([getEventCalendar(now), readNeighbours()]);
  if (!neighbours) return own;
  if (latest?.own !== own || latest.neighbours !== neighbours) {
    const added: Occurrence[] = [];
    const pause = inSlices();
    for (const date of neighbours.items) {
      const occurrence = toOccurrence(asEvent(date), { start: date.start, end: date.end });
      if (own.months.includes(monthOf(occurrence.firstDay))) added.push(occurrence);
      await pause();
    }
    const occurrences = merge(own.occurrences, added.sort(bySoonest));
    latest = { own, neighbours, calendar: new EventCalendar(own.months, occurrences, own.later) };
  }
  return latest.calendar;
}

/** What lists of dates need of an event; it has no page, category or organiser here. */
const asEvent = (neighbour: NeighbourDate): EventItem => ({
  id: neighbour.id,
  slug: "",
  title: neighbour.title,
  summary: "",
  start: neighbour.start,
  end: neighbour.end,
  allDay: neighbour.allDay,
  recurrence: undefined,
  exceptions: [],
  notOnHolidays: false,
  notInSchoolHolidays: false,
  villageDays: undefined,
  place: neighbour.place,
  address: undefined,
  roomId: undefined,
  roomPart: undefined,
  latitude: undefined,
  longitude: undefined,
  categoryIds: [],
  organiserId: undefined,
  cost: undefined,
  registration: undefined,
  accessibility: undefined,
  picture: undefined,
  downloads: [],
  files: [],
  status: "geplant",
  changedAt: neighbour.changedAt,
  createdAt: undefined,
  neighbour,
});
