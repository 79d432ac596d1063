import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { absoluteUrl } from "@/lib/absolute-url";
import type { VillageEvent } from "@/lib/cms/events";
import { nextDay } from "@/lib/dates/day";
import { berlinDay, lastDay, villageTimeZone } from "@/lib/dates/format";
import { oneLine } from "@/lib/one-line";
import { plainText, shorten } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { calendarFileTexts as texts } from "@/lib/texts/calendar";
import { firstDate } from "./recurrence";
import { inVillage, toRule } from "./rule";

/**
 * An event as RFC 5545 wants it. Its `id` stays the same through all changes and moves of the site; `sequence` and
 * `stamp` follow from the entry's last change, so that the same entry gives the same file. The organiser stands in the
 * description: ORGANIZER is for meetings people are invited to (3.8.4.3), and asks for a mail address.
 */
export function toCalendarEntry(event: VillageEvent): ICalEventData {
  const { id, title, allDay, status, latitude, longitude } = event;
  const date = firstDate(event);
  const name = oneLine(title);
  const place = [event.place, event.address].filter(Boolean).join(", ");
  const geo = latitude !== undefined && longitude !== undefined && { geo: { lat: latitude, lon: longitude } };
  return {
    id: `${id}@dorfforum`,
    sequence: sequenceOf(event.changedAt),
    stamp: new Date(event.changedAt),
    lastModified: new Date(event.changedAt),
    ...(allDay ? wholeDays(date) : hours(date)),
    repeating: repetition(event, date.start),
    summary: status === "geplant" ? name : texts.titled(texts.status[status], name),
    location: place ? { title: oneLine(place), ...geo } : geo || null,
    description: descriptionOf(event),
    categories: event.categories.map((category) => ({ name: oneLine(category.name) })),
    url: absoluteUrl(routes.event(event.slug)),
    status: status === "abgesagt" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Whoever subscribes to the village's dates has not promised to come to all of them.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

type Dates = Pick<ICalEventData, "start" | "end" | "allDay" | "timezone">;

const hours = ({ start, end }: { start: string; end?: string | undefined }): Dates => ({
  start: inVillage(start),
  end: end === undefined || end === start ? null : inVillage(end),
  timezone: villageTimeZone,
});

/** Days without hours end before the day after their last one begins, of which the year 9999 has no more. */
function wholeDays(date: { start: string; end?: string | undefined }): Dates {
  const first = berlinDay(date.start);
  const last = lastDay({ ...date, allDay: true });
  const end = last < "9999-12-31" ? nextDay(last) : last;
  return {
    start: Temporal.PlainDate.from(first),
    end: end > first ? Temporal.PlainDate.from(end) : null,
    allDay: true,
  };
}

/** RRULE and EXDATE; null for what does not repeat, and for a rule that the site cannot read either. */
function repetition({ recurrence, start, exceptions, allDay }: VillageEvent, first: string): string | null {
  if (!recurrence) return null;
  let rule: ReturnType<typeof toRule>;
  try {
    rule = toRule(recurrence, start);
  } catch {
    // firstDate has reported it.
    return null;
  }
  const { until } = rule.options();
  const line =
    rule
      .toString()
      .split("\n")
      .find((each) => each.startsWith("RRULE:")) ?? "";
  // UNTIL has to be of the same kind as DTSTART (RFC 5545, 3.3.10).
  const rrule =
    until && allDay
      ? line.replace(/UNTIL=[^;]+/, `UNTIL=${compact(berlinDay(new Date(until.epochMilliseconds)))}`)
      : line;
  const time = inVillage(first).toPlainTime().toString({ smallestUnit: "second" }).replaceAll(":", "");
  const leftOut = exceptions.map((day) => (allDay ? compact(day) : `${compact(day)}T${time}`));
  if (leftOut.length === 0) return rrule;
  return `${rrule}\r\nEXDATE;${allDay ? "VALUE=DATE" : `TZID=${villageTimeZone}`}:${leftOut.join(",")}`;
}

/** Many times what editors write. The library takes quadratic time to fold a text: 15 s for a megabyte. */
const summaryLength = 2000;

function descriptionOf(event: VillageEvent): string {
  const facts = [
    [texts.organiser, event.organiser?.name],
    [texts.cost, event.cost],
    [texts.registration, event.registration],
    [texts.accessibility, event.accessibility],
  ] as const;
  const lines = facts.flatMap(([term, value]) => (value ? `${term}: ${oneLine(value)}` : []));
  const summary = shorten(plainText(event.summary), summaryLength);
  return [summary, lines.join("\n"), absoluteUrl(routes.event(event.slug))].filter(Boolean).join("\n\n");
}

/** Rises with every change and fits into 32 bits until 2088: seconds since 2020. */
const sequenceOf = (changedAt: string) =>
  Math.max(0, Math.floor((Date.parse(changedAt) - Date.UTC(2020)) / 1000));

const compact = (day: string) => day.replaceAll("-", "");
