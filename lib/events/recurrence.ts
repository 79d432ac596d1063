import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { EventItem } from "@/lib/cms/events";
import { villageTimeZone } from "@/lib/dates";
import { reportError } from "@/lib/monitoring/report-error";

/** What the dates of an event follow from; see toEvent in lib/cms/events.ts for units. */
export type Dated = Pick<EventItem, "start" | "end" | "recurrence" | "exceptions">;

/** One date of a series, or the event's only one. `start` and `end` are instants (ISO). */
export type EventDate = { start: string; end?: string | undefined };

/** Steps a rule may take before it is given up, so that no rule can hold a request. */
const maxIterations = 20_000;

const inVillage = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(villageTimeZone);

/** When a date is over: its end, or the end of its day where editors gave none. Milliseconds since 1970. */
export function overAt({ start, end }: EventDate): number {
  if (end) return Date.parse(end);
  return inVillage(start).startOfDay().add({ days: 1 }).epochMilliseconds;
}

/**
 * The dates that are not over at `now`, soonest first, at most `limit`. A series keeps its time of day across
 * daylight saving and leaves its exceptions out; a rule that cannot be read counts as the first date alone.
 */
export function upcomingDates(event: Dated, now: Date, limit: number): EventDate[] {
  const isAhead = (date: EventDate) => overAt(date) > now.getTime();
  if (!event.recurrence) {
    const only = { start: event.start, end: event.end };
    return isAhead(only) && limit > 0 ? [only] : [];
  }
  const first = inVillage(event.start);
  const length = event.end ? first.until(inVillage(event.end), { largestUnit: "days" }) : undefined;
  const dates: EventDate[] = [];
  try {
    const rule = new RRuleTemporal({
      rruleString: event.recurrence,
      dtstart: first,
      temporal: Temporal,
      maxIterations,
    });
    // A date that began before `now` may still be under way.
    const earliest = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(villageTimeZone)
      .subtract(length ?? { days: 1 });
    let next = Temporal.ZonedDateTime.compare(first, earliest) > 0 ? first : rule.next(earliest, true);
    for (; next && dates.length < limit; next = rule.next(next, false)) {
      if (event.exceptions.includes(next.toPlainDate().toString())) continue;
      const date = { start: iso(next), end: length && iso(next.add(length)) };
      if (isAhead(date)) dates.push(date);
    }
  } catch (error) {
    reportError(error, { recurrence: event.recurrence });
    return upcomingDates({ ...event, recurrence: undefined }, now, limit);
  }
  return dates;
}

const iso = (date: Temporal.ZonedDateTime) => new Date(date.epochMilliseconds).toISOString();
