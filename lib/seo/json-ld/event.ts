import { berlinDay, villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import { shorten } from "@dorfforum/shared/text/shorten";
import type { Event, Offer, Place, Schedule } from "schema-dts";
import type { Temporal } from "temporal-polyfill";
import type { VillageEvent } from "@/lib/cms/events";
import { statusAt } from "@/lib/events/change-in-words";
import { isFree } from "@/lib/events/is-free";
import { atDate, type EventDate, leftOutDays, toRule, toVillageTime } from "@/lib/events/recurrence";
import type { Attendance } from "@/lib/feature";
import { plainText } from "@/lib/rich-text/plain-text";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { toSafeTarget } from "@/lib/urls/targets";
import { imagesOf } from "./images";
import { addressFromText, dayUrls, toGeo } from "./place";

const statuses = {
  geplant: "https://schema.org/EventScheduled",
  ausgebucht: "https://schema.org/EventScheduled",
  abgesagt: "https://schema.org/EventCancelled",
  verschoben: "https://schema.org/EventRescheduled",
} as const;

/** What is known besides of the date: how full it is, where somebody counts, and whether it is over, so that it offers nothing */
type Known = { attendance?: Attendance | undefined; isOver?: boolean };

/** @param date the date that the page shows, of a series the next; instants (ISO) */
export function toEventData(
  series: VillageEvent,
  date: EventDate,
  { attendance, isOver = false }: Known = {},
): Event {
  const event = atDate(series, date);
  const { kind, other: former } = date.change ?? {};
  const isOff = kind === "cancelled";
  const when = event.allDay ? berlinDay : withOffset;
  const schedule = toSchedule(series);
  const location = toPlace(event);
  const offer = isOff || isOver ? undefined : toOffer(event, attendance);
  const { organiser } = event;
  return {
    "@type": "Event",
    name: event.title,
    url: absoluteUrl(routes.event(event.slug)),
    inLanguage: "de",
    ...(event.summary && { description: shorten(plainText(event.summary), 500) }),
    startDate: when(date.start),
    ...(date.end && { endDate: event.allDay ? lastDayOf(date.end) : when(date.end) }),
    eventStatus: statuses[statusAt(event, date)],
    ...(kind === "moved" && former && { previousStartDate: when(former.start) }),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    ...(schedule && { eventSchedule: schedule }),
    ...(location && { location }),
    ...(organiser && {
      organizer: {
        "@type": "Organization",
        name: organiser.name,
        url: absoluteUrl(routes.organisation(organiser)),
      },
    }),
    ...imagesOf(event),
    ...(isFree(event.cost) && { isAccessibleForFree: true }),
    ...(offer && { offers: offer }),
  };
}

/** "2026-11-28T14:00:00+01:00" */
const withOffset = (instant: string): string =>
  toVillageTime(instant).toString({ timeZoneName: "never", smallestUnit: "second" });

/** The last day of an all-day event; an end at midnight belongs to the day before. */
const lastDayOf = (end: string): string => berlinDay(new Date(Date.parse(end) - 1));

function toPlace(event: VillageEvent): Place | undefined {
  const geo = toGeo(event);
  const address = event.address && addressFromText(event.address);
  if (!event.place && !address && !geo) return undefined;
  return {
    "@type": "Place",
    ...(event.place && { name: event.place }),
    ...(address && { address }),
    ...(geo && { geo }),
  };
}

/** Undefined unless the text begins with a price or says that the event is free, or it is known whether there are places. */
function toOffer(
  { cost = "", registration, status, slug }: VillageEvent,
  attendance: Attendance | undefined,
): Offer | undefined {
  const [, euros, cents = "00"] =
    /^(\d{1,5})(?:[,.](?:(\d{2})|-+|[–—]))?\s*(?:€|EURO?\b)/i.exec(cost.trim()) ?? [];
  const price = isFree(cost) ? "0" : euros && `${euros}.${cents}`;
  const target = (registration && toSafeTarget(registration)) || attendance?.join?.href;
  const isSoldOut = status === "ausgebucht";
  const isKnown = price !== undefined || target || isSoldOut || attendance;
  if (status === "abgesagt" || !isKnown) return undefined;
  const availability = isSoldOut ? "SoldOut" : (attendance?.availability ?? "InStock");
  return {
    "@type": "Offer",
    url: absoluteUrl(target ?? routes.event(slug)),
    ...(price !== undefined && { price, priceCurrency: "EUR" }),
    availability: `https://schema.org/${availability}`,
  };
}

const units: Record<string, string> = { DAILY: "D", WEEKLY: "W", MONTHLY: "M", YEARLY: "Y" };

/** iCalendar's days, in the order of `dayUrls` */
const icalendarDays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

const clock = (date: Temporal.ZonedDateTime) => date.toPlainTime().toString({ smallestUnit: "second" });

/** How a series repeats; undefined for single events, for what schema.org cannot say, and for invalid rules, which lib/events reports. */
function toSchedule(event: VillageEvent): Schedule | undefined {
  if (!event.recurrence) return undefined;
  const isOff = ({ kind }: (typeof event.exceptions)[number]) => /^(?:cancelled|moved|none)$/.test(kind);
  try {
    const begin = toVillageTime(event.start);
    const rule = toRule(event.recurrence, event.start).options();
    const { freq, interval = 1, count, until, byDay, byMonthDay, byMonth } = rule;
    // "The last working day of the month" would be read as each working day: schema.org has no names for these parts.
    const isInexpressible =
      rule.bySetPos ?? rule.byWeekNo ?? rule.byYearDay ?? byMonthDay?.find((day) => day < 0);
    if (isInexpressible !== undefined) return undefined;
    const months = byMonth?.filter((month) => typeof month === "number");
    const year = Number(berlinDay(new Date()).slice(0, 4));
    const exceptions = leftOutDays({ ...event, exceptions: event.exceptions.filter(isOff) }, year, year + 1);
    return {
      "@type": "Schedule",
      startDate: begin.toPlainDate().toString(),
      ...(!event.allDay && { startTime: clock(begin) }),
      ...(!event.allDay && event.end && { endTime: clock(toVillageTime(event.end)) }),
      scheduleTimezone: villageTimeZone,
      repeatFrequency: `P${interval}${units[freq]}`,
      ...(count && { repeatCount: count }),
      ...(until && { endDate: until.withTimeZone(villageTimeZone).toPlainDate().toString() }),
      // schema.org has no name for a position in the month ("2SA"), and allows iCalendar's.
      ...(byDay && { byDay: byDay.map((day) => dayUrls[icalendarDays.indexOf(day)] ?? day) }),
      ...(byMonthDay && { byMonthDay }),
      ...(months && { byMonth: months }),
      ...(exceptions.length > 0 && { exceptDate: exceptions }),
    };
  } catch {
    return undefined;
  }
}
