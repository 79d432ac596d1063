import ical, { escape as escapeText } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { VillageEvent } from "@/lib/cms/events";
import { villageTimeZone } from "@/lib/dates/format";
import { toCalendarEntry } from "./calendar-entry";

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
    name: escapeText(name, false),
    source,
    ttl: refreshSeconds,
    timezone: { name: villageTimeZone, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  }).toString();
  const end = frame.lastIndexOf("END:VCALENDAR");
  return [frame.slice(0, end), ...entries, frame.slice(end)].join("");
}

/** One event of a calendar file, from BEGIN:VEVENT to END:VEVENT. The same event gives the same text. */
export function toEntryText(event: VillageEvent): string {
  // This calendar has no time zone of its own, which leaves DTSTAMP in UTC; the event names the village's.
  const calendar = ical();
  calendar.createEvent(toCalendarEntry(event));
  const text = calendar.toString();
  return text.slice(text.indexOf("BEGIN:VEVENT"), text.lastIndexOf("END:VCALENDAR"));
}
