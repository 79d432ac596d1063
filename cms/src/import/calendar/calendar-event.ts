import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import type { Skipped } from "../import-problem";
import type { ContentLine } from "./content-lines";
import { utc, village, type WallClock, type Zone, type Zones } from "./zones";

/** A time of the source, in its own zone. */
export type SourceTime = { wallClock: WallClock; zone: Zone; isDate: boolean };

/** A VEVENT as it is written, with its times read. */
export type CalendarEvent = {
  uid: string | undefined;
  line: number;
  begin: SourceTime;
  end: SourceTime | undefined;
  /** The date of the series in whose place this event stands */
  recurrenceId: SourceTime | undefined;
  /** Whether the change is also about all later dates of the series */
  isForFollowing: boolean;
  rules: string[];
  leftOut: SourceTime[];
  /** Dates besides the rule's */
  added: SourceTime[];
  /** German sentences */
  notes: string[];
  text(name: string): string;
  list(name: string): string[];
  coordinates: [latitude: number, longitude: number] | undefined;
};

export class UnreadableEvent extends Error {}

/**
 * Reads an event. Lines that make no sense are added to `skipped`.
 * @param assumed the zone of times that name none
 * @throws UnreadableEvent with a German sentence
 */
export function readEvent(
  lines: readonly ContentLine[],
  { zones, assumed }: { zones: Zones; assumed: Zone },
  skipped: Skipped[],
): CalendarEvent {
  const properties = new Map<string, ICAL.Property[]>();
  for (const { text, line } of lines.slice(1, -1)) {
    const property = readProperty(text);
    if (!property) {
      const name = /^[\w-]+/.exec(text)?.[0] ?? text;
      if (name.toUpperCase() === "DTSTART")
        throw new UnreadableEvent(`Der Beginn in Zeile ${line} ist unlesbar.`);
      skipped.push({ line, reason: `Die Angabe ${name} ist unlesbar.` });
    } else properties.set(property.name, [...(properties.get(property.name) ?? []), property]);
  }
  const notes = new Set<string>();
  const times = (name: string) =>
    (properties.get(name) ?? []).flatMap((property) => timesOf(property, { zones, assumed }, notes));
  const [begin] = times("dtstart");
  if (!begin) throw new UnreadableEvent("Der Termin hat keinen Beginn.");
  const text = (name: string) =>
    (properties.get(name) ?? [])
      .map((property) => String(property.getFirstValue() ?? "").trim())
      .find(Boolean) ?? "";
  return {
    uid: text("uid") || undefined,
    line: lines[0]?.line ?? 0,
    begin,
    end: times("dtend")[0] ?? endByDuration(begin, properties.get("duration")?.[0]),
    recurrenceId: times("recurrence-id")[0],
    isForFollowing: properties.get("recurrence-id")?.[0]?.getFirstParameter("range") === "THISANDFUTURE",
    rules: (properties.get("rrule") ?? []).map((property) => String(property.getFirstValue())),
    leftOut: times("exdate"),
    added: times("rdate"),
    notes: [...notes],
    text,
    list: (name) =>
      (properties.get(name) ?? []).flatMap((property) =>
        property.getValues().map((value) => String(value).trim()),
      ),
    coordinates: coordinatesOf(properties.get("geo")?.[0]),
  };
}

/** Waste calendars leave out `VALUE=DATE`. */
const bareDate =
  /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:;(?!VALUE=)[^:;]*)*)(?=:\d{8}(?:,\d{8})*\s*$)/i;

const timed = /^(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?:;[^:]*)?:(.*)$/i;

function readProperty(text: string): ICAL.Property | undefined {
  const times = timed.exec(text)?.[1];
  // ical.js makes some date of any digits.
  if (times !== undefined && !times.trim().split(",").every(isTime)) return undefined;
  try {
    const property = ICAL.Property.fromString(text.replace(bareDate, "$1$2;VALUE=DATE").trimEnd());
    // Values are parsed when they are first read.
    property.getValues();
    return property;
  } catch {
    return undefined;
  }
}

/** Whether a text is a date or a time, or a period that begins with one. */
function isTime(text: string): boolean {
  const [, date, time] = /^(\d{8})(?:T(\d{6})Z?)?(?:\/.*)?$/.exec(text) ?? [];
  if (!date) return false;
  try {
    Temporal.PlainDate.from(date);
    if (time) Temporal.PlainTime.from(`T${time}`);
    return true;
  } catch {
    return false;
  }
}

type ZoneOptions = { zones: Zones; assumed: Zone };

function timesOf(property: ICAL.Property, options: ZoneOptions, notes: Set<string>): SourceTime[] {
  const zoneName = property.getFirstParameter("tzid");
  return property.getValues().flatMap((value) => {
    // Of a period, which RDATE may hold, the beginning
    const time: unknown = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time) || time.year < 1) return [];
    const { year, month, day, hour, minute, second, isDate } = time;
    const wallClock = new Temporal.PlainDateTime(year, month, day, hour, minute, second);
    if (isDate) return { wallClock, zone: village, isDate };
    if (time.zone === ICAL.Timezone.utcTimezone) return { wallClock, zone: utc, isDate };
    const zone = zoneName ? options.zones.find(zoneName) : options.assumed;
    if (!zone) notes.add(`Die Zeitzone „${zoneName}“ ist unbekannt: Die Uhrzeit gilt als deutsche Zeit.`);
    return { wallClock, zone: zone ?? village, isDate };
  });
}

function endByDuration(begin: SourceTime, property: ICAL.Property | undefined): SourceTime | undefined {
  const duration = property?.getFirstValue();
  if (!(duration instanceof ICAL.Duration)) return undefined;
  const { weeks, days, hours, minutes, seconds, isNegative } = duration;
  return isNegative
    ? undefined
    : { ...begin, wallClock: begin.wallClock.add({ weeks, days, hours, minutes, seconds }) };
}

function coordinatesOf(property: ICAL.Property | undefined): [number, number] | undefined {
  const [latitude, longitude] = [property?.getFirstValue()].flat(2).map(Number);
  const isPlace =
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return isPlace && (latitude !== 0 || longitude !== 0) ? [latitude, longitude] : undefined;
}
