import type { EventDate } from "@dorfforum/shared/calendar/event-timing";
import { seriesDates } from "@dorfforum/shared/calendar/series";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { EventItem } from "@/lib/cms/events";
import { reportError } from "@/lib/monitoring/report-error";

/* The dates of events, as packages/shared/calendar/series.ts decides them for site and CMS. Not for browser bundles. */

export {
  dayOf,
  type EventDate,
  type EventTiming,
  hasEnd,
  isSeries,
  withoutGaps,
} from "@dorfforum/shared/calendar/event-timing";

export const {
  toVillageTime,
  toRule,
  overAt,
  upcomingDates,
  announcedDates,
  datesWithin,
  singleDates,
  firstDate,
  leftOutDays,
  latestDate,
  dateOn,
  lastDate,
} = seriesDates({ Temporal, RRuleTemporal }, (error, recurrence) => reportError(error, { recurrence }));

/** An event as it is on one of its dates, which may be at another place. */
export const atDate = <Event extends EventPlace>(event: Event, { change }: EventDate): Event =>
  change?.place === undefined
    ? event
    : { ...event, place: change.place, address: undefined, latitude: undefined, longitude: undefined };

type EventPlace = Partial<Pick<EventItem, "place" | "address" | "latitude" | "longitude">>;
