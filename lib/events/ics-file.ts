import { nextDay } from "@dorfforum/shared/calendar/day";
import { lastDay } from "@dorfforum/shared/calendar/format";
import { endOfDay } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinDay, villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import { shorten } from "@dorfforum/shared/text/shorten";
import ical, {
  escape as escapeText,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { VillageEvent } from "@/lib/cms/events";
import { plainText } from "@/lib/rich-text/plain-text";
import { calendarFileTexts as texts } from "@/lib/texts/calendar";
import { eventTexts } from "@/lib/texts/events";
import { oneLine } from "@/lib/typography/one-line";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { changeInWords, titleOf } from "./change-in-words";
import {
  atDate,
  dayOf,
  type EventDate,
  firstDate,
  lastDate,
  leftOutDays,
  singleDates,
  toRule,
  toVillageTime,
  withoutGaps,
} from "./recurrence";

/** How often calendar programs are asked to fetch the file again */
const refreshSeconds = 3600;

type CalendarFile = {
  name: string;
  /** The address of the file itself */
  source: string;
  /** The texts that `toEntryText` gives */
  entries: readonly string[];
};

/**
 * An iCalendar file (RFC 5545) with the village's time zone. The entries are written one by one and inserted, because the
 * library takes a millisecond for each: so a change costs one entry.
 */
export function toCalendarFile({ name, source, entries }: CalendarFile): string {
  const frame = ical({
    prodId: { company: "Dorfforum", product: "Veranstaltungen", language: "DE" },
    // The library escapes the text of events but not the calendar's own name.
    name: escapeText(oneLine(name), false),
    source,
    ttl: refreshSeconds,
    timezone: { name: villageTimeZone, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  }).toString();
  const end = frame.lastIndexOf("END:VCALENDAR");
  return [frame.slice(0, end), ...entries, frame.slice(end).trimEnd(), "\r\n"].join("");
}

/**
 * The rule of a series goes on, but what it leaves out by other rules (holidays) has to be listed: from last year on for
 * these years more. Calendar programs fetch the file again long before.
 */
const yearsAhead = 4;

/**
 * One event of a calendar file, from BEGIN:VEVENT to END:VEVENT, and its single dates after it. The same event gives the same
 * text in a `year`.
 */
export function toEntryText(event: VillageEvent, year = presentYear()): string {
  const date = firstDate(event);
  const single = singleDates(event)
    .filter(
      ({ change: { kind, day } }) => kind !== "movedAway" && (kind !== "cancelled" || day >= `${year - 1}`),
    )
    .map((each) => toDateText(event, each));
  const isChanged = event.exceptions.some(({ day }) => day === berlinDay(date.start));
  if (!event.recurrence && isChanged) return single.join("");
  const series = writeEntry({
    ...toCalendarEntry(event, date, absoluteUrl(routes.event(event.slug))),
    id: `${event.id}@dorfforum`,
    repeating: repetition(event, date.start, year),
  });
  return [series, ...single].join("");
}

/**
 * One date of a series as an event of its own: its UID is not the series', so that a calendar can hold both, and stays when the
 * date moves again. No program is misled by it, while some show a RECURRENCE-ID or an RDATE twice or not at all.
 */
export function toDateText(event: VillageEvent, date: EventDate): string {
  const day = dayOf(date);
  return writeEntry({
    ...toCalendarEntry(event, date, absoluteUrl(routes.event(event.slug, day))),
    id: `${event.id}-${compact(day)}@dorfforum`,
  });
}

export function writeEntry(entry: ICalEventData): string {
  // This calendar has no time zone of its own, which leaves DTSTAMP in UTC; the event names the village's.
  const calendar = ical();
  calendar.createEvent(entry);
  const text = calendar.toString();
  return text.slice(text.indexOf("BEGIN:VEVENT"), text.lastIndexOf("END:VCALENDAR"));
}

/**
 * An event as RFC 5545 wants it, save `id`, which stays the same when the event changes or the site moves; `sequence` and
 * `stamp` follow from the event's last change, so that the same event gives the same file. The organiser stands in the
 * description, because ORGANIZER is for meetings that people are invited to (3.8.4.3) and needs a mail address.
 */
function toCalendarEntry(series: VillageEvent, date: EventDate, url: string): ICalEventData {
  const event = atDate(series, date);
  const { allDay, status, latitude, longitude } = event;
  const title = titleOf({ status, title: oneLine(event.title) });
  const isOff = date.change?.kind === "cancelled" && status !== "abgesagt";
  const place = oneLine([event.place, event.address].filter(Boolean).join(", "));
  const geo = latitude !== undefined && longitude !== undefined && { geo: { lat: latitude, lon: longitude } };
  return {
    sequence: sequenceOf(event.changedAt),
    stamp: new Date(event.changedAt),
    lastModified: new Date(event.changedAt),
    ...(allDay ? wholeDays(date) : hours(date)),
    summary: isOff ? eventTexts.titled(eventTexts.cancelled, title) : title,
    location: place ? { title: place, ...geo } : geo || null,
    description: descriptionOf(event, date, url),
    categories: event.categories.map(({ name }) => ({ name: oneLine(name) })).filter(({ name }) => name),
    url,
    status: status === "abgesagt" || isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A subscription to the village's events does not make its subscriber busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

type Times = Pick<ICalEventData, "start" | "end" | "allDay" | "timezone">;

const hours = ({ start, end }: EventDate): Times => ({
  start: toVillageTime(start),
  end: end === undefined || end === start ? null : toVillageTime(end),
  timezone: villageTimeZone,
});

/** DTEND is the day after the last one (RFC 5545, 3.6.1), which does not exist for the last day of the year 9999. */
function wholeDays(date: EventDate): Times {
  const first = berlinDay(date.start);
  const last = lastDay({ ...date, allDay: true });
  const end = last < "9999-12-31" ? nextDay(last) : last;
  return {
    start: Temporal.PlainDate.from(first),
    end: end > first ? Temporal.PlainDate.from(end) : null,
    allDay: true,
  };
}

/** RRULE and EXDATE; null for a single event and for an unreadable rule. */
function repetition(event: VillageEvent, first: string, year: number): string | null {
  const { recurrence, start, allDay } = event;
  if (!recurrence) return null;
  let rule: ReturnType<typeof toRule>;
  try {
    rule = toRule(recurrence, start);
  } catch {
    // firstDate has reported it.
    return null;
  }
  const exceptions = leftOutDays(event, year - 1, year + yearsAhead);
  const { freq, until, byWeekNo, byDay, byMonth, byMonthDay, byYearDay } = rule.options();
  // Programs count differently: dates of EXDATE, or those of the first year before the series begins.
  const last = lastDate(withoutGaps(event))?.start;
  const [line = ""] = /^RRULE:.*$/m.exec(rule.toString()) ?? [];
  // UNTIL has to be of the same kind as DTSTART (RFC 5545, 3.3.10). Programs that compare it by the offset of DTSTART need the
  // end of the day: at the last begin itself they lose a date that is in summer time, of a series that begins in winter.
  const endUtc = last ? endOfDay(berlinDay(last)) : until && inUtc(new Date(until.epochMilliseconds));
  const end = last ?? (until && new Date(until.epochMilliseconds));
  const ending = end && `UNTIL=${allDay ? compact(berlinDay(end)) : endUtc}`;
  // Of months without their last days, a program takes the next day where the rule does not name the day itself.
  const day = berlinDay(first);
  const isBare = [byWeekNo, byDay, byMonth, byMonthDay, byYearDay].every((part) => !part);
  const isLateInMonth = isBare && (freq === "MONTHLY" || freq === "YEARLY") && day.slice(8) > "28";
  const named = [
    ...(isLateInMonth && freq === "YEARLY" ? [`BYMONTH=${Number(day.slice(5, 7))}`] : []),
    ...(isLateInMonth ? [`BYMONTHDAY=${Number(day.slice(8))}`] : []),
    ...(byWeekNo && !byDay && !byMonthDay && !byYearDay ? [`BYDAY=${icalendarDay(first)}`] : []),
  ];
  // Programs take numbers as they come, and a week without a day for its first one.
  const sorted = line
    .replace(/(?:UNTIL|COUNT)=[^;]+/, (written) => ending ?? written)
    .replace(
      /(BY(?:MONTH|MONTHDAY|WEEKNO|YEARDAY)=)([\d,]+)(?=;|$)/g,
      (_, name, numbers) => name + ascending(numbers),
    );
  const rrule = [sorted, ...named].join(";");
  const time = toVillageTime(first).toPlainTime().toString({ smallestUnit: "second" }).replaceAll(":", "");
  if (exceptions.length === 0) return rrule;
  return allDay
    ? `${rrule}\r\nEXDATE;VALUE=DATE:${exceptions.map(compact).join(",")}`
    : `${rrule}\r\nEXDATE;TZID=${villageTimeZone}:${exceptions.map((day) => `${compact(day)}T${time}`).join(",")}`;
}

/** In characters. The library takes quadratic time to fold a text: 15 s for a megabyte. */
const maxSummaryLength = 2000;

function descriptionOf(event: VillageEvent, date: EventDate, url: string): string {
  const facts = [
    [texts.organiser, event.organiser?.name],
    [texts.cost, event.cost],
    [texts.registration, event.registration],
    [texts.accessibility, event.accessibility],
  ] as const;
  const lines = facts.flatMap(([term, value]) => (value ? `${term}: ${oneLine(value)}` : []));
  const summary = shorten(oneLine(plainText(event.summary)), maxSummaryLength);
  const change = oneLine(changeInWords(date, event) ?? "");
  return [change, summary, lines.join("\n"), url].filter(Boolean).join("\n\n");
}

/** Seconds since 2020: it rises with every change and fits into 32 bits until 2088. */
const sequenceOf = (changedAt: string) =>
  Math.max(0, Math.floor((Date.parse(changedAt) - Date.UTC(2020)) / 1000));

/** In the village */
export const presentYear = (): number => Number(berlinDay(new Date()).slice(0, 4));

/** "11,12,1" → "1,11,12" */
const ascending = (numbers: string) =>
  numbers
    .split(",")
    .sort((one, other) => Number(one) - Number(other))
    .join(",");

/** "MO" to "SU", of an instant (ISO) in the village */
const icalendarDay = (instant: string) =>
  ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][toVillageTime(instant).dayOfWeek - 1];

/** "20261103T183000Z" */
const inUtc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const compact = (day: string) => day.replaceAll("-", "");
