import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import type { ContentLine } from "./content-lines";

export const villageZone = "Europe/Berlin";

/** A time as a calendar writes it, in the zone that it names. */
export type WallClock = Temporal.PlainDateTime;

export type Zone = {
  /** An IANA name; undefined for a zone that the file defines itself. */
  name?: string;
  toVillage(wallClock: WallClock): Temporal.ZonedDateTime;
};

const ianaZone = (name: string): Zone => ({
  name,
  toVillage: (wallClock) => wallClock.toZonedDateTime(name).withTimeZone(villageZone),
});

export const utc = ianaZone("UTC");
export const village = ianaZone(villageZone);

/** The zones that a file may name. `find` gives undefined for one that nobody knows. */
export type Zones = { find(name: string): Zone | undefined };

/** @param timezones the VTIMEZONE blocks of the file; broken ones are ignored */
export function readZones(timezones: readonly ContentLine[][]): Zones {
  const defined = new Map<string, Zone>();
  for (const lines of timezones) {
    const timezone = readTimezone(lines);
    if (timezone) defined.set(timezone.tzid, definedZone(timezone));
  }
  const known = new Map<string, Zone | undefined>();
  return {
    find(name) {
      if (!known.has(name)) known.set(name, ianaZoneOf(name) ?? defined.get(name));
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

function readTimezone(lines: readonly ContentLine[]): ICAL.Timezone | undefined {
  try {
    const component = ICAL.Component.fromString(lines.map(({ text }) => text).join("\r\n"));
    const timezone = new ICAL.Timezone(component);
    return timezone.tzid ? timezone : undefined;
  } catch {
    return undefined;
  }
}

const definedZone = (timezone: ICAL.Timezone): Zone => ({
  toVillage(wallClock) {
    const { year, month, day, hour, minute, second } = wallClock;
    const time = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, timezone);
    return Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000).toZonedDateTimeISO(villageZone);
  },
});
