import { type Weekday, weekdays } from "@dorfforum/shared/calendar/day";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";

const names = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const longDays = `(?:${names.join("|")}|sonnabend)s?`;
const shortDays = weekdays.map((day) => day.toLowerCase()).join("|");
const clock = String.raw`([01]?\d|2[0-4])(?:[:.]([0-5]\d))?(?:\s*uhr)?`;
const token = new RegExp(
  [
    String.raw`(?<time>(?:von\s+)?${clock}\s*(?:bis|–|-)\s*${clock}(?![\d.:]))`,
    String.raw`(?<day>(?:${longDays}|${shortDays})(?![\p{L}])\.?)`,
    "(?<daily>täglich)",
    "(?<until>bis|–|-)",
    "(?<and>,|;|und|sowie|&|/|:|von|jeweils|am|uhr)",
    String.raw`(?<other>[\p{L}\d]+)`,
  ].join("|"),
  "giu",
);
/** What limits hours to some weeks or some people: they are quoted, not computed with. */
const limits =
  /\b(?:erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|jede[nrs]?|alle|sommer|winter|ferien|feiertag\p{L}*|ungerade\p{L}*|gerade\p{L}*|vereinbarung|absprache|anmeldung|außer|nur|april|mai|oktober|märz|november|saison)\b/iu;

/**
 * The opening hours that a German text states: "dienstags und donnerstags von 14 bis 18 Uhr", "Mo–Fr 7–18.30 Uhr". Undefined
 * unless all of them are certain.
 */
export function parseOpeningHours(text: string): OpeningSpan[] | undefined {
  if (limits.test(text)) return undefined;
  const spans: OpeningSpan[] = [];
  let days: Weekday[] = [];
  let isAfterTime = false;
  let isSpan = false;
  for (const match of text.matchAll(token)) {
    const { time, day, daily, until, other } = match.groups ?? {};
    if (day || daily) {
      if (isAfterTime) days = [];
      isAfterTime = false;
      const added = daily ? [...weekdays] : toDays(isSpan ? days.at(-1) : undefined, day ?? "");
      days = [...new Set([...days, ...added])];
      isSpan = false;
    } else if (time) {
      const span = toSpan(days, match);
      if (!span || isSpan) return undefined;
      spans.push(span);
      isAfterTime = true;
    } else if (until) {
      // "samstags bis 13 Uhr" does not say from when.
      if (isAfterTime || days.length === 0) return undefined;
      isSpan = true;
    } else if (other) {
      if (days.length > 0 && !isAfterTime) return /\d/.test(other) || spans.length > 0 ? undefined : reset();
      if (isAfterTime) break;
    }
  }
  return spans.length > 0 && isAfterTime ? spans : undefined;

  function reset(): undefined {
    days = [];
    return undefined;
  }
}

function toDays(first: Weekday | undefined, written: string): Weekday[] {
  const small = written.toLowerCase().replace(/\.$/, "");
  const name = small.startsWith("sonnabend") ? "samstag" : small;
  const long = names.findIndex((each) => name.startsWith(each));
  const last = long >= 0 ? long : weekdays.findIndex((day) => day.toLowerCase() === small);
  const start = first === undefined ? last : weekdays.indexOf(first);
  return start <= last
    ? weekdays.slice(start, last + 1)
    : [...weekdays.slice(start), ...weekdays.slice(0, last + 1)];
}

function toSpan(
  days: Weekday[],
  [, , fromHour, fromMinute, toHour, toMinute]: RegExpExecArray,
): OpeningSpan | undefined {
  const toClock = (hour = "", minute = "00") => `${hour.padStart(2, "0")}:${minute}`;
  const [from, to] = [toClock(fromHour, fromMinute), toClock(toHour, toMinute)];
  return days.length > 0 && from < to ? { days, from, to } : undefined;
}
