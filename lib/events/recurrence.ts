import { Temporal } from "temporal-polyfill";
import type { EventItem } from "@/lib/cms/events";
import { villageTimeZone } from "@/lib/dates/format";
import { reportError } from "@/lib/monitoring/report-error";
import { inVillage, toRule } from "./rule";

/** What the dates of an event follow from; see toEvent in lib/cms/events.ts for units. */
export type Dated = Pick<EventItem, "start" | "end" | "recurrence" | "exceptions">;

/** One date of a series, or the event's only one. `start` and `end` are instants (ISO). */
export type EventDate = { start: string; end?: string | undefined };

/** How far back a date of a series may have begun and still be under way. */
const longestDate = { days: 366 };

/**
 * Later than this from now, in milliseconds, no series has dates: five years. The rule's library counts up to a time
 * one date after the other, so that whoever asks for the year 2900 would hold the server for seconds.
 */
const horizon = 5 * 366 * 86_400_000;
const isPlannable = (time: Date) => time.getTime() <= Date.now() + horizon;

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
  if (event.recurrence && !isPlannable(now)) return [];
  return spread(event, ({ rule, earliest, toDate }) => {
    const dates: EventDate[] = [];
    let next = rule.next(earliest(now), true);
    for (; next && dates.length < limit; next = rule.next(next, false)) {
      const date = toDate(next);
      if (date && isAhead(date)) dates.push(date);
    }
    return dates;
  })
    .filter(isAhead)
    .slice(0, limit);
}

/** The dates that touch the time from `from` to before `to`, soonest first. A series is spread out no further. */
export function datesWithin(event: Dated, from: Date, to: Date): EventDate[] {
  if (event.recurrence && !isPlannable(from)) return [];
  return spread(event, ({ rule, earliest, toDate }) =>
    rule.between(earliest(from), new Date(to.getTime() - 1), true).flatMap((start) => toDate(start) ?? []),
  ).filter((date) => overAt(date) > from.getTime() && Date.parse(date.start) < to.getTime());
}

/** The first date: of a series the first that its rule names, whether or not it is left out. */
export function firstDate(event: Dated): EventDate {
  const [first] = spread({ ...event, exceptions: [] }, ({ rule, toDate }) => {
    const next = rule.next(inVillage(event.start), true);
    return (next && toDate(next)) ?? [];
  });
  return first ?? { start: event.start, end: event.end };
}

/** The last date that began before `now`, whether or not it is over; of a series that never took place its Beginn. */
export function latestDate(event: Dated, now: Date): EventDate {
  const [latest] = spread(event, ({ rule, toDate }) => {
    let date = rule.previous(now, true);
    while (date && !toDate(date)) date = rule.previous(date, false);
    return (date && toDate(date)) ?? [];
  });
  return latest ?? { start: event.start, end: event.end };
}

type Spreading = {
  rule: ReturnType<typeof toRule>;
  /** From where the rule has to be asked for dates that are not over at an instant */
  earliest: (instant: Date) => Temporal.ZonedDateTime;
  /** Undefined for a date that is left out */
  toDate: (start: Temporal.ZonedDateTime) => EventDate | undefined;
};

/** The one date of what does not repeat, or those that `pick` takes out of the series. */
function spread(event: Dated, pick: (series: Spreading) => EventDate | EventDate[]): EventDate[] {
  const only = { start: event.start, end: event.end };
  if (!event.recurrence) return [only];
  try {
    const first = inVillage(event.start);
    // Of the clock's hours, not of passed ones: in the night in which the clocks change, too, it ends when the clock says.
    const length = event.end
      ? first.toPlainDateTime().until(inVillage(event.end).toPlainDateTime(), { largestUnit: "days" })
      : undefined;
    const endOf = (start: Temporal.ZonedDateTime) =>
      length && iso(start.toPlainDateTime().add(length).toZonedDateTime(villageTimeZone));
    const isLong =
      length && Temporal.Duration.compare(length, longestDate, { relativeTo: first.toPlainDate() }) > 0;
    return [
      pick({
        rule: toRule(event.recurrence, event.start),
        earliest: (instant) => {
          const from = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
            .toZonedDateTimeISO(villageTimeZone)
            .subtract(isLong ? longestDate : (length ?? { days: 1 }));
          return Temporal.ZonedDateTime.compare(first, from) > 0 ? first : from;
        },
        toDate: (start) =>
          event.exceptions.length > 0 && event.exceptions.includes(start.toPlainDate().toString())
            ? undefined
            : { start: iso(start), end: endOf(start) },
      }),
    ].flat();
  } catch (error) {
    reportError(error, { recurrence: event.recurrence });
    return [only];
  }
}

const iso = (date: Temporal.ZonedDateTime) => new Date(date.epochMilliseconds).toISOString();
