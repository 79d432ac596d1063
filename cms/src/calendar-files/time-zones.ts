import { villageTimeZone } from "@dorfforum/shared/calendar/village-time";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { ImportProblem } from "../http/import-problem";
import { type ContentLine, readProperty } from "./content-lines";

/** A time by the village's clocks */
export type Moment = Temporal.ZonedDateTime;

/** A time as a calendar writes it, in the zone that it names. */
export type WallClock = Temporal.PlainDateTime;

export type Zone = {
  /** An IANA name; undefined for a zone that the file defines itself. */
  name?: string;
  toVillage(wallClock: WallClock): Temporal.ZonedDateTime;
};

const ianaZone = (name: string): Zone => ({
  name,
  toVillage: (wallClock) => wallClock.toZonedDateTime(name).withTimeZone(villageTimeZone),
});

/** The village's clocks at an instant, in milliseconds since 1970 */
export const villageTimeAt = (ms: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(villageTimeZone);

export const utc = ianaZone("UTC");
export const village = ianaZone(villageTimeZone);

/** The zones that a file may name. `find` gives undefined for one that nobody knows. */
export type Zones = { find(name: string): Zone | undefined };

/** @param timezones the VTIMEZONE blocks of the file; broken ones are ignored */
export function readZones(timezones: readonly ContentLine[][]): Zones {
  // Read when an event names it: a file can define thousands.
  const defined = new Map(timezones.map((lines) => [nameIn(lines), lines]));
  if (defined.size > maxZones)
    throw new ImportProblem(
      `Der Kalender beschreibt mehr als ${maxZones} Zeitzonen; so viele gibt es nicht.`,
    );
  const definedZone = (name: string) => {
    const lines = defined.get(name);
    const timezone = lines && readTimezone(lines);
    return timezone && zoneOf(timezone);
  };
  const known = new Map<string, Zone | undefined>();
  return {
    find(name) {
      if (!known.has(name)) known.set(name, ianaZoneOf(name) ?? definedZone(name) ?? microsoftZoneOf(name));
      return known.get(name);
    },
  };
}

/** Names of IANA, also with the prefix of a program: "/mozilla.org/20050126_1/Europe/Berlin" */
function ianaZoneOf(name: string): Zone | undefined {
  const candidate = /(?:^|\/)([A-Z][A-Za-z]+\/[A-Za-z_/+-]+)$/.exec(name)?.[1] ?? name;
  try {
    // "+01:00" would be a zone too, but no calendar means a fixed offset.
    if (!/^[A-Za-z]/.test(candidate)) return undefined;
    new Intl.DateTimeFormat("en", { timeZone: candidate });
    return ianaZone(candidate);
  } catch {
    return undefined;
  }
}

/**
 * What Windows, Outlook and Exchange call zones without defining them, in English and German: keys of the registry
 * ("W. Europe Standard Time", CLDR's windowsZones), cities of the list of zones ("(UTC+01:00) Amsterdam, Berlin, Rom") and
 * Exchange's offsets ("GMT +0100 (Standard) / GMT +0200 (Daylight)").
 */
const microsoftZones: [pattern: RegExp, name: string][] = [
  [
    /^(?:W\. Europe|Central Europe|Central European|Romance|Mitteleuropäische)\b.*(?:Time|Zeit|zeit)/,
    villageTimeZone,
  ],
  [/^(?:MEZ|MESZ|CEST)$|GMT \+0100.*GMT \+0200|Berlin|Belgrad|Prag|Brüssel|Brussels/, villageTimeZone],
  [/Kopenhagen|Copenhagen|Sarajevo|Warschau|Warsaw|Skopje|Zagreb/, villageTimeZone],
  [/^GMT (?:Standard|Daylight) Time|Lissabon|Lisbon|London|GMT \+0000.*GMT \+0100/, "Europe/London"],
  [/^tzone:\/\/Microsoft\/Utc$|Koordinierte Weltzeit|Coordinated Universal Time/i, "UTC"],
  [/^FLE (?:Standard|Daylight) Time|Helsinki|Kiew|Kyiv|Riga|Tallinn/, "Europe/Helsinki"],
  [/^GTB (?:Standard|Daylight) Time|^E\. Europe|Athen|Bukarest|Bucharest/, "Europe/Bucharest"],
  [/^(?:Turkey|Türkei)\b|Istanbul/, "Europe/Istanbul"],
  [/^Russian (?:Standard|Daylight) Time|Moskau|Moscow/, "Europe/Moscow"],
  [/^Eastern (?:Standard|Daylight) Time$|Eastern Time \(US/, "America/New_York"],
];

function microsoftZoneOf(name: string): Zone | undefined {
  const found = microsoftZones.find(([pattern]) => pattern.test(name));
  return found && ianaZone(found[1]);
}

function nameIn(lines: readonly ContentLine[]): string {
  const line = lines.find(({ text }) => /^TZID\b/i.test(text));
  return line ? readProperty(line).value.trim() : "";
}

const maxZones = 500;

/** Of a zone's changes; those of Berlin since 1970 are some hundred. */
const maxZoneLines = 2000;

function readTimezone(lines: readonly ContentLine[]): ICAL.Timezone | undefined {
  const onsetLines = lines.length > maxZoneLines ? lines.map(({ text }) => text) : lines.flatMap(onsets);
  if (onsetLines.length > maxZoneLines || onsetLines.some(isFrequent)) return undefined;
  try {
    const timezone = new ICAL.Timezone(ICAL.Component.fromString(onsetLines.join("\r\n")));
    // Dates are read when a time is asked for, and throw then.
    timezone.utcOffset(ICAL.Time.fromData({ year: 2026, month: 1, day: 1 }));
    return timezone.tzid ? timezone : undefined;
  } catch {
    return undefined;
  }
}

/** Clocks change on a day or in a week of a month; ical.js counts all changes out since DTSTART. */
const isFrequent = (line: string): boolean =>
  /^RRULE\b/i.test(line) &&
  (!/FREQ=YEARLY/i.test(line) ||
    /BY(?:YEARDAY|WEEKNO|HOUR|MINUTE|SECOND|SETPOS)=|BYMONTH=\d+,/i.test(line) ||
    (/BY(?:DAY|MONTHDAY)=/i.test(line) && !/BYMONTH=/i.test(line)));

/** ical.js reads the first date of an RDATE alone, and none of DTSTART beside one. */
function onsets({ text }: ContentLine): string[] {
  const [, name = "", dates = ""] = /^(DTSTART|RDATE)\b.*?:(.*)$/i.exec(text) ?? [];
  const listed = dates.split(",").map((date) => `RDATE:${date.trim()}`);
  return name.toUpperCase() === "RDATE" ? listed : name ? [text, ...listed] : [text];
}

/**
 * A time that comes twice is the first one, one that the clocks leave out counts from before the change (RFC 5545, 3.3.5).
 * ical.js 2.2.1 takes the offset from after the change for both: such times are looked up by as much earlier as the clocks change.
 */
const zoneOf = (timezone: ICAL.Timezone): Zone => ({
  toVillage(wallClock) {
    const offsetAt = (time: WallClock) => {
      const { year, month, day, hour, minute, second } = time;
      return timezone.utcOffset(
        new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, timezone),
      );
    };
    const change = Math.abs(offsetAt(wallClock) - offsetAt(wallClock.subtract({ days: 1 })));
    const seconds = offsetAt(wallClock.subtract({ seconds: change }));
    return wallClock.toZonedDateTime("UTC").subtract({ seconds }).withTimeZone(villageTimeZone);
  },
});
