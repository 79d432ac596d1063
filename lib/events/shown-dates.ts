import type { VillageEvent } from "@/lib/cms/events";
import { addDays } from "@/lib/dates/day";
import { berlinDay } from "@/lib/dates/format";
import { dateOn, type EventDate, hasEnd, latestDate, overAt, upcomingDates } from "./recurrence";

/** A weekly series has so many dates in a year. */
const maxListed = 53;
const endlessDaysAhead = 366;

/** What an event's page says about its dates */
export type ShownDates = {
  /** The date that was asked for, else the next one, else the latest */
  shown: EventDate;
  /** Whether the shown date is over */
  isOver: boolean;
  /** The dates that are not over, soonest first, the shown one among them; of a series without end those of a year */
  ahead: readonly EventDate[];
  /** Whether further dates follow those in `ahead` */
  hasMore: boolean;
};

/** @param day of the date that was asked for ("YYYY-MM-DD"); a day without a date is ignored. */
export function getShownDates(event: VillageEvent, day: string | undefined, now: Date): ShownDates {
  const found = upcomingDates(event, now, maxListed + 1);
  const isEndless = event.recurrence !== undefined && !hasEnd(event.recurrence);
  const lastDay = addDays(berlinDay(now), endlessDaysAhead);
  const ahead = found
    .slice(0, maxListed)
    .filter(({ start }, index) => index === 0 || !isEndless || berlinDay(start) <= lastDay);
  const asked = day === undefined || !event.recurrence ? undefined : dateOn(event, day);
  const shown = asked ?? ahead[0] ?? latestDate(event, now);
  return {
    shown,
    isOver: overAt(shown) <= now.getTime(),
    ahead,
    hasMore: isEndless || found.length > ahead.length,
  };
}
