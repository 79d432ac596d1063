import { addDays, nextDay } from "@dorfforum/shared/calendar/day";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import type { VillageEvent } from "@/lib/cms/events";
import {
  announcedDates,
  dateOn,
  datesWithin,
  type EventDate,
  hasEnd,
  isSeries,
  latestDate,
  overAt,
} from "./recurrence";

/** A weekly series has so many dates in a year. */
const maxListed = 53;
const endlessDaysAhead = 366;

/** What an event's page says about its dates */
export type ShownDates = {
  /** The date that was asked for, else the next that takes place, else the latest that did, else the next that does not */
  shown: EventDate;
  /** Whether the shown date is over */
  isOver: boolean;
  /** The day ("YYYY-MM-DD") that was asked for, where a series has no date on it */
  missedDay: string | undefined;
  /**
   * The dates that are not over, soonest first, also those that are cancelled or moved, the shown one among them; of a series
   * without end those of a year
   */
  ahead: readonly EventDate[];
  /** Whether further dates follow those in `ahead` */
  hasMore: boolean;
};

type Kept = {
  key: string;
  /** The time in which they hold, in milliseconds since 1970 */
  from: number;
  until: number;
  dates: ShownDates;
};

const latest = new WeakMap<VillageEvent, Kept>();

/**
 * The latest dates of an event are kept until its day ends or one of them is over.
 * @param day of the date that was asked for ("YYYY-MM-DD")
 */
export function getShownDates(event: VillageEvent, day: string | undefined, now: Date): ShownDates {
  const key = `${berlinDay(now)} ${day ?? ""}`;
  const time = now.getTime();
  const known = latest.get(event);
  if (known?.key === key && known.from <= time && time < known.until) return known.dates;
  const dates = computeShownDates(event, day, now);
  const ends = [...dates.ahead, dates.shown].map(overAt).filter((end) => end > time);
  latest.set(event, { key, from: time, until: Math.min(...ends), dates });
  return dates;
}

function computeShownDates(event: VillageEvent, day: string | undefined, now: Date): ShownDates {
  const found = announcedDates(event, now, maxListed + 1);
  const isEndless = event.recurrence !== undefined && !hasEnd(event.recurrence);
  const lastDay = addDays(berlinDay(now), endlessDaysAhead);
  const ahead = found
    .slice(0, maxListed)
    .filter(({ start }, index) => index === 0 || !isEndless || berlinDay(start) <= lastDay);
  const askedDay = isSeries(event) ? day : undefined;
  const asked = askedDay && dateOn(event, askedDay);
  const shown = asked || (ahead.find(takesPlace) ?? latestOr(ahead[0], event, now));
  return {
    shown,
    isOver: overAt(shown) <= now.getTime(),
    missedDay: askedDay && !asked && !isDuring(event, askedDay) ? askedDay : undefined,
    ahead,
    hasMore: isEndless || found.length > ahead.length,
  };
}

/** Of a series that has not begun the latest date is the one that its rule begins with, whatever has become of it. */
function latestOr(next: EventDate | undefined, event: VillageEvent, now: Date): EventDate {
  const latest = latestDate(event, now);
  return next && overAt(latest) > now.getTime() ? next : latest;
}

/** Whether a date that began before goes on on a day */
const isDuring = (event: VillageEvent, day: string): boolean =>
  datesWithin(event, startOfBerlinDay(day), startOfBerlinDay(nextDay(day))).some(takesPlace);
