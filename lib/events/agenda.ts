import type { Category } from "@/lib/cms/categories";
import { type EventItem, events, joinEvent, type VillageEvent } from "@/lib/cms/events";
import type { Snapshot } from "@/lib/cms/snapshot";
import { nextDay } from "@/lib/dates/day";
import { berlinDay, startOfBerlinDay } from "@/lib/dates/format";
import { dateMemory } from "./date-memory";
import { type EventDate, overAt, upcomingDates } from "./recurrence";

/** One date of an event. `start` and `end` are instants (ISO). */
export type Occurrence = EventDate & { event: VillageEvent };

/** An occurrence before its event's relations are looked up */
export type Planned = EventDate & { item: EventItem };

/** Each event's next date, soonest first: made once and good until the first of them is over. */
export type Agenda = { dates: Planned[]; until: number; byCategory: Map<string, Planned[]> };

/** The next date of an event and when it is over, so that time and editors cost only the events they touch. */
export type NextDate = { next: Planned | undefined; until: number };

export const bySoonest = (a: Planned, b: Planned): number =>
  compare(a.start, b.start) || a.item.title.localeCompare(b.item.title, "de");

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function nextDate(item: EventItem, now: Date): NextDate {
  const { nextDates } = dateMemory();
  const known = nextDates.get(item);
  if (known && now.getTime() < known.until) return known;
  const [date] = upcomingDates(item, now, 1);
  const made = {
    next: date && { ...date, item },
    until: date ? overAt(date) : Number.POSITIVE_INFINITY,
  };
  nextDates.set(item, made);
  return made;
}

/** For one state of the content */
export function agendaOf(ready: Snapshot<EventItem>, now: Date): Agenda {
  const { agendas } = dateMemory();
  const known = agendas.get(ready);
  if (known && now.getTime() < known.until) return known;
  const all = ready.items.map((item) => nextDate(item, now));
  const made = {
    dates: all.flatMap(({ next }) => next ?? []).sort(bySoonest),
    until: all.reduce((earliest, { until }) => Math.min(earliest, until), Number.POSITIVE_INFINITY),
    byCategory: new Map(),
  };
  agendas.set(ready, made);
  return made;
}

/** The dates of one category, soonest first. */
function ofCategory({ dates, byCategory }: Agenda, id: string): Planned[] {
  const found = byCategory.get(id) ?? dates.filter(({ item }) => item.categoryIds.includes(id));
  byCategory.set(id, found);
  return found;
}

/** Looks up what the dates' events refer to. @throws CmsRequestError without a copy */
export const joinDates = (dates: Planned[]): Promise<Occurrence[]> =>
  Promise.all(dates.map(async ({ item, ...date }) => ({ ...date, event: await joinEvent(item) })));

/** The next date of each event that is not over, soonest first. @throws CmsRequestError without a copy */
export async function getUpcoming(limit = Number.POSITIVE_INFINITY): Promise<Occurrence[]> {
  return joinDates(agendaOf(await events.ready(), new Date()).dates.slice(0, limit));
}

/**
 * What takes place today in village time, at most `limit`, also what began earlier and is not over.
 * @throws CmsRequestError without a copy
 */
export async function getToday(limit = Number.POSITIVE_INFINITY): Promise<Occurrence[]> {
  const now = new Date();
  const tomorrow = startOfBerlinDay(nextDay(berlinDay(now))).toISOString();
  const { dates } = agendaOf(await events.ready(), now);
  const firstLater = dates.findIndex(({ start }, place) => place >= limit || start >= tomorrow);
  return joinDates(firstLater < 0 ? dates : dates.slice(0, firstLater));
}

/** Others that come next, those of the same categories if there are enough, soonest first. @throws CmsRequestError without a copy */
export async function getRelatedEvents(event: VillageEvent, limit: number): Promise<Occurrence[]> {
  const agenda = agendaOf(await events.ready(), new Date());
  // One more than are shown, for the event itself is among them.
  const alike = event.categories
    .flatMap(({ id }) => ofCategory(agenda, id).slice(0, limit + 1))
    .sort(bySoonest);
  const others = new Set([...alike, ...agenda.dates.slice(0, 2 * limit + 1)]);
  const chosen = [...others].filter(({ item }) => item.id !== event.id).slice(0, limit);
  return joinDates(chosen.sort(bySoonest));
}

/** What comes next in some categories, at most `limit`. @throws CmsRequestError without a copy */
export async function getUpcomingAbout(about: readonly Category[], limit: number): Promise<Occurrence[]> {
  const agenda = agendaOf(await events.ready(), new Date());
  const found = about.flatMap(({ id }) => ofCategory(agenda, id).slice(0, limit)).sort(bySoonest);
  return joinDates([...new Set(found)].slice(0, limit));
}
