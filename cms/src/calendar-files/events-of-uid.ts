import type { Temporal } from "temporal-polyfill";
import { mapInBatches } from "../text/in-batches";
import type { EventTimes } from "./event-fields";
import type { CalendarEvent, SourceTime } from "./read-vevent";

export type Dated = { event: CalendarEvent; times: EventTimes };

/** What stands in the place of one date of a series, which is on `day`, or of that and all later ones */
export type Override = Dated & { key: string; replaces: SourceTime; day: string };

/** A series with its overrides, a single event, or overrides of a series that is not in the file */
export type Group = { key: string; main: Dated | undefined; overrides: Override[] };

export const momentOf = ({ zone, wallClock }: SourceTime): Temporal.ZonedDateTime =>
  zone.toVillage(wallClock);

export const stamp = (date: Temporal.ZonedDateTime, isDay: boolean): string =>
  isDay ? date.toPlainDate().toString() : date.toPlainDateTime().toString({ smallestUnit: "minute" });

const stampOf = (time: SourceTime) => stamp(momentOf(time), time.isDate);
export const dayOf = (time: SourceTime) => stamp(momentOf(time), true);
const beginOf = ({ times }: Dated) => times.begin.epochMilliseconds;
const titleOf = ({ event }: Dated) => event.text("SUMMARY");

/**
 * The events of one UID. Of several versions the newest holds (RFC 5546, 2.1.5). Some programs give all their events one UID:
 * then each date is an event, whose key is its beginning.
 */
export async function groupsOf(uid: string, events: readonly Dated[]): Promise<Group[]> {
  const mains = newestEvents(events.filter(({ event }) => !event.recurrenceId));
  const overridesOf = ({ event, times }: Dated): Override[] => {
    const { recurrenceId: replaces } = event;
    if (!replaces) return [];
    return [{ event, times, replaces, day: dayOf(replaces), key: `${uid}#${stampOf(replaces)}` }];
  };
  const overrides = newestOf((await mapInBatches(events, overridesOf)).flat(), ({ key }) => key);
  if (mains.length === 0) return [{ key: uid, main: undefined, overrides }];
  if (mains.length === 1) return [{ key: uid, main: mains[0], overrides }];
  const begins = new Map<number, number>();
  for (const main of mains) begins.set(beginOf(main), (begins.get(beginOf(main)) ?? 0) + 1);
  const groups = await mapInBatches(mains, (main) => {
    const begin = stampOf(main.event.begin);
    const own = (begins.get(beginOf(main)) ?? 0) > 1 ? `${begin} ${titleOf(main)}` : begin;
    return {
      key: `${uid}#${own}`,
      main,
      overrides: [] as Override[],
      firstDay: stamp(main.times.begin, true),
    };
  });
  const series = groups.filter(({ main }) => main.event.rules.length + main.event.added.length > 0);
  const candidates = series.length > 0 ? series : groups;
  const latestFirst = [...candidates].reverse();
  await mapInBatches(overrides, (override) => {
    const begun = latestFirst.find(({ firstDay }) => firstDay <= override.day);
    (begun ?? candidates[0])?.overrides.push(override);
  });
  return groups;
}

/** Versions of one event differ in SEQUENCE; two of one SEQUENCE on different dates are two events. */
function newestEvents(events: readonly Dated[]): readonly Dated[] {
  if (events.length < 2) return events;
  const begins = new Map<number, number>();
  let newest = 0;
  let isOneEvent = true;
  for (const dated of events) {
    const { sequence } = dated.event;
    isOneEvent &&= (begins.get(sequence) ?? beginOf(dated)) === beginOf(dated);
    begins.set(sequence, beginOf(dated));
    newest = Math.max(newest, sequence);
  }
  const candidates = isOneEvent ? events.filter(({ event }) => event.sequence === newest) : events;
  return newestOf(candidates, (dated) => `${beginOf(dated)} ${titleOf(dated)}`);
}

function newestOf<Item extends Dated>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const newest = new Map<string, Item>();
  for (const item of items) {
    const known = newest.get(keyOf(item));
    if (!known || isNewer(item.event, known.event)) newest.set(keyOf(item), item);
  }
  return [...newest.values()];
}

const isNewer = (one: CalendarEvent, other: CalendarEvent) =>
  one.sequence === other.sequence ? one.stamp > other.stamp : one.sequence > other.sequence;
