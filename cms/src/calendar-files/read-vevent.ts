import { Temporal } from "temporal-polyfill";
import { type EventBlock, excerpt, type Property, readProperty, unescaped } from "./content-lines";
import { plainText } from "./html-to-markdown";
import type { Skipped } from "./source-content";
import { utc, village, type WallClock, type Zone, type Zones } from "./time-zones";

type Moment = Temporal.ZonedDateTime;

/** A time of the source, in its own zone. */
export type SourceTime = { wallClock: WallClock; zone: Zone; isDate: boolean };

/** A VEVENT as it is written, with its times read. */
export type CalendarEvent = {
  uid: string | undefined;
  line: number;
  begin: SourceTime;
  end: Moment | undefined;
  /** The date of the series in whose place this event stands */
  recurrenceId: SourceTime | undefined;
  /** Whether the change is also about all later dates of the series */
  isForFollowing: boolean;
  isCancelled: boolean;
  /** The higher, the newer; then the later `stamp` */
  sequence: number;
  stamp: string;
  rules: string[];
  leftOut: SourceTime[];
  /** Dates besides the rule's; those of periods have an end of their own. */
  added: { begin: SourceTime; end: Moment | undefined }[];
  /** German sentences */
  notes: string[];
  /** As it stands there */
  text(name: string): string;
  /** Without HTML and its entities */
  plain(name: string): string;
  categories: string[];
  coordinates: [latitude: number, longitude: number] | undefined;
};

const maxEventLines = 2000;
/** In characters */
const maxEventLength = 250_000;
/** The properties that are read; attendees, attachments and what programs add are not. */
const isRead =
  /^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|UID|SEQUENCE|LAST-MODIFIED|DTSTAMP|STATUS|CLASS|SUMMARY|DESCRIPTION|X-ALT-DESC|STYLED-DESCRIPTION|LOCATION|URL|GEO|CATEGORIES|X-MICROSOFT-CDO-ALLDAYEVENT)[;:]/i;
/** Dates that an event adds to its rule (RDATE) or takes from it (EXDATE) */
const maxListedDates = 1000;

export class UnreadableEvent extends Error {}

/**
 * Reads an event. Lines that make no sense are added to `skipped`.
 * @param assumed the zone of times that name none
 * @param method of the calendar (RFC 5546), in capitals
 * @throws UnreadableEvent with a German sentence
 */
export function readEvent(
  { line, lines: written }: EventBlock,
  { zones, assumed, method }: { zones: Zones; assumed: Zone; method: string },
  skipped: Skipped[],
): CalendarEvent {
  const lines = written.filter(({ text: each }) => isRead.test(each));
  const listed = lines.filter(({ text: each }) => /^(?:RDATE|EXDATE)\b/i.test(each));
  const listedCount = listed.reduce((count, { text: each }) => count + each.split(",").length, 0);
  if (listedCount > maxListedDates)
    throw new UnreadableEvent(
      `Der Termin zählt mehr als ${maxListedDates.toLocaleString("de-DE")} einzelne Tage auf und bleibt weg.`,
    );
  if (lines.length > maxEventLines) throw new UnreadableEvent("Der Termin hat zu viele Zeilen.");
  if (lines.reduce((length, { text: each }) => length + each.length, 0) > maxEventLength)
    throw new UnreadableEvent("Der Termin hat zu viel Text.");
  const properties = lines.map(readProperty);
  const notes = new Set<string>();
  const named = (name: string) => properties.filter((property) => property.name === name);
  const values = (name: string) =>
    named(name).flatMap((property) =>
      property.value
        .split(",")
        .map((value) => value.trim())
        .filter(Boolean)
        .map((value) => ({ value, property })),
    );
  const isReadable = (time: unknown, { name, line: at }: Property, value: string) => {
    if (!time) skipped.push({ line: at, reason: `Die Angabe ${name} ist unlesbar: ${excerpt(value)}` });
    return Boolean(time);
  };
  const [start] = named("DTSTART");
  const zoneOf = (property: Property): Zone => {
    const name = property.parameters.get("TZID") ?? start?.parameters.get("TZID");
    const zone = name ? zones.find(name) : assumed;
    if (!zone) notes.add(`Die Zeitzone „${name}“ ist unbekannt: Die Uhrzeit gilt als deutsche Zeit.`);
    return zone ?? village;
  };
  const times = (name: string) =>
    values(name).flatMap(({ value, property }) => {
      const time = readTime(value, property, zoneOf);
      return isReadable(time, property, value) && time ? [time] : [];
    });

  const begin = start && readTime(start.value, start, zoneOf);
  if (!start) throw new UnreadableEvent("Der Termin hat keinen Beginn.");
  if (!begin) throw new UnreadableEvent(`Der Beginn in Zeile ${start.line} ist unlesbar.`);
  const periods = values("RDATE").flatMap(({ value, property }) => {
    const [from = "", to] = value.split("/");
    const added = readTime(from, property, zoneOf);
    const end = added && to ? endOf(added, to, property, zoneOf) : undefined;
    return isReadable(added && (!to || end), property, value) && added ? [{ begin: added, end }] : [];
  });
  const [duration] = named("DURATION");
  const lasting = duration && endOf(begin, duration.value, duration, zoneOf);
  if (duration) isReadable(lasting, duration, duration.value);
  const [end] = times("DTEND");
  const [recurrenceId] = times("RECURRENCE-ID");
  const text = once(
    (name) =>
      named(name)
        .map(({ value }) => unescaped(value).trim())
        .find(Boolean) ?? "",
  );
  if (named("EXRULE").length > 0)
    notes.add(
      "Termine, die eine zweite Regel ausnimmt (EXRULE), bleiben stehen. Bitte prüfen Sie die Serie.",
    );
  return {
    uid: text("UID") || undefined,
    line,
    begin,
    end: end ? end.zone.toVillage(end.wallClock) : lasting,
    recurrenceId,
    isForFollowing: named("RECURRENCE-ID")[0]?.parameters.get("RANGE")?.toUpperCase() === "THISANDFUTURE",
    isCancelled: method === "CANCEL" || cancelled.test(text("STATUS")),
    sequence: Number.parseInt(text("SEQUENCE"), 10) || 0,
    stamp: text("LAST-MODIFIED") || text("DTSTAMP"),
    rules: named("RRULE").map(({ value }) => value.replace(/\s|;+\s*$/g, "").toUpperCase()),
    leftOut: times("EXDATE"),
    added: periods,
    notes: [...notes],
    text,
    plain: once((name) => plainText(text(name))),
    categories: named("CATEGORIES").flatMap(({ value }) =>
      (value.match(/(?:\\.|[^,\\])+/gs) ?? []).map((each) => plainText(unescaped(each)).trim()),
    ),
    coordinates: coordinatesOf(text("GEO")),
  };
}

/** Each date of a series asks for the same texts. */
function once(read: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const text = known.get(name) ?? read(name);
    known.set(name, text);
    return text;
  };
}

/** RFC 5545 has CANCELLED alone; programs write it in American English and in German too. */
const cancelled = /^(?:CANCELL?ED|ABGESAGT|STORNIERT|ENTFÄLLT|ENTFALLEN)$/i;

/** A date or time. Waste calendars leave out `VALUE=DATE`. */
function readTime(
  value: string,
  property: Property,
  zoneOf: (property: Property) => Zone,
): SourceTime | undefined {
  const [, date, time, isUtc] = /^(\d{8})(?:T(\d{4}(?:\d\d)?)(Z?))?$/i.exec(value.trim()) ?? [];
  if (!date || date.startsWith("0000")) return undefined;
  try {
    const day = Temporal.PlainDate.from(date);
    if (!time || property.parameters.get("VALUE")?.toUpperCase() === "DATE")
      return { wallClock: day.toPlainDateTime(), zone: village, isDate: true };
    const wallClock = day.toPlainDateTime(Temporal.PlainTime.from(`T${time}`));
    return { wallClock, zone: isUtc ? utc : zoneOf(property), isDate: false };
  } catch {
    return undefined;
  }
}

/** The end that a duration or a time says. Days of a duration are nominal, its hours exact (RFC 5545, 3.3.6). */
function endOf(
  begin: SourceTime,
  value: string,
  property: Property,
  zoneOf: (property: Property) => Zone,
): Moment | undefined {
  const time = readTime(value, property, zoneOf);
  if (time) return time.zone.toVillage(time.wallClock);
  try {
    const length = Temporal.Duration.from(value.trim().toUpperCase().replace(/T$/, ""));
    const { years, months, weeks, days, hours, minutes, seconds } = length;
    if (length.sign < 0) return undefined;
    return begin.zone
      .toVillage(begin.wallClock.add({ years, months, weeks, days }))
      .add({ hours, minutes, seconds });
  } catch {
    return undefined;
  }
}

function coordinatesOf(text: string): [number, number] | undefined {
  const [latitude, longitude] = text.split(";").map(Number);
  const isPlace =
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return isPlace && (latitude !== 0 || longitude !== 0) ? [latitude, longitude] : undefined;
}
