import { Temporal } from "temporal-polyfill";
import type { Ready } from "@/lib/cms/collection";
import { type EventItem, events, joinEvent, type VillageEvent } from "@/lib/cms/events";
import { villageTimeZone } from "@/lib/dates";
import { type EventDate, overAt, upcomingDates } from "./recurrence";

/** One date of an event. `start` and `end` are instants (ISO). */
export type Occurrence = EventDate & { event: VillageEvent };

type Planned = EventDate & { item: EventItem };

/** Each event's next date, soonest first: made once and good until the first of them is over. */
const agendas = new WeakMap<Ready<EventItem>, { dates: Planned[]; until: number }>();

function agendaOf(ready: Ready<EventItem>, now: Date): Planned[] {
  const known = agendas.get(ready);
  if (known && now.getTime() < known.until) return known.dates;
  const dates = ready.items
    .flatMap((item) => upcomingDates(item, now, 1).map((date) => ({ ...date, item })))
    .sort((a, b) => a.start.localeCompare(b.start) || a.item.title.localeCompare(b.item.title, "de"));
  const until = dates.reduce((earliest, date) => Math.min(earliest, overAt(date)), Number.POSITIVE_INFINITY);
  agendas.set(ready, { dates, until });
  return dates;
}

const join = (dates: Planned[]): Promise<Occurrence[]> =>
  Promise.all(dates.map(async ({ item, ...date }) => ({ ...date, event: await joinEvent(item) })));

/** The next date of each event that is not over, soonest first. @throws CmsRequestError without a copy */
export async function getUpcoming(limit = Number.POSITIVE_INFINITY): Promise<Occurrence[]> {
  return join(agendaOf(await events.ready(), new Date()).slice(0, limit));
}

/** What takes place today in village time, also what began earlier and is not over. @throws CmsRequestError */
export async function getToday(): Promise<Occurrence[]> {
  const midnight = Temporal.Now.zonedDateTimeISO(villageTimeZone).startOfDay().add({ days: 1 });
  const tomorrow = new Date(midnight.epochMilliseconds).toISOString();
  const dates = agendaOf(await events.ready(), new Date());
  const firstLater = dates.findIndex(({ start }) => start >= tomorrow);
  return join(firstLater < 0 ? dates : dates.slice(0, firstLater));
}

/** Others that come next, first those of the same categories. @throws CmsRequestError without a copy */
export async function getRelatedEvents(event: VillageEvent, limit: number): Promise<Occurrence[]> {
  const ids = new Set(event.categories.map(({ id }) => id));
  const others = agendaOf(await events.ready(), new Date()).filter(({ item }) => item.id !== event.id);
  const alike = others.filter(({ item }) => item.categoryIds.some((id) => ids.has(id)));
  return join([...new Set([...alike.slice(0, limit), ...others])].slice(0, limit));
}
