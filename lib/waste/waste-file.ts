import { nextDay } from "@dorfforum/shared/calendar/day";
import { ICalEventTransparency } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { withAlarm } from "@/lib/events/ics-alarm";
import { toCalendarFile, writeEntry } from "@/lib/events/ics-file";
import type { TextDocument } from "@/lib/http/respond-with-document";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { wasteTexts as texts } from "./base/texts";
import type { WasteDistrict } from "./waste-calendar";

const files = new WeakMap<WasteDistrict, Map<boolean, TextDocument>>();

/**
 * The calendar file of a district, an event for each day of collection. The UID is the district's and the day's, so that a
 * changed list of bins changes the event.
 */
export function wasteFile(district: WasteDistrict, withAlarms: boolean): TextDocument {
  const known = files.get(district)?.get(withAlarms);
  if (known) return known;
  const { id, name, slug, changedAt, days } = district;
  const entries = days.map(({ day, bins, notes }) =>
    writeEntry({
      id: `${id}-${day.replaceAll("-", "")}@dorfforum`,
      stamp: new Date(changedAt),
      summary: bins.map((bin) => bin.name).join(", "),
      description: [
        ...notes.map(({ bin, text }) => `${bin.name}: ${text}`),
        absoluteUrl(routes.wasteOf(slug)),
      ].join("\n"),
      start: Temporal.PlainDate.from(day),
      end: Temporal.PlainDate.from(nextDay(day)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
    }),
  );
  const path = routes.wasteFile(slug, withAlarms);
  const body = toCalendarFile({
    name: texts.calendarName(name),
    source: absoluteUrl(path),
    entries: entries.map((entry) => withAlarm(entry, withAlarms ? "abend" : undefined)),
  });
  const file = { body };
  files.set(district, (files.get(district) ?? new Map()).set(withAlarms, file));
  return file;
}
