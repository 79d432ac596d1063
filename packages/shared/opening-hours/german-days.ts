import { type Weekday, weekdays } from "../calendar/day.ts";

const names = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const partOfDay = "(?:vormittag|nachmittag|mittag|abend|morgen|nacht)";

/** Source of an expression for a German weekday's name: "Mo", "Mi.", "dienstags", "Sonnabend", "Freitagabend", "Sonn-" */
export const weekdayPattern = [
  `(?:${names.join("|")}|sonnabend)(?:e|en|s|${partOfDay}(?:e|en|s)?)?`,
  "sonn(?:[-–]|(?=\\s*(?:u\\.|und|&|\\/)\\s*feier))",
  "(?:mon|don|fre|sam|son|mo|di|mi|do|fr|sa|so)(?:\\.|(?![\\p{L}\\d]))",
  "(?:die|mit)\\.",
]
  .map((pattern) => `(?:${pattern})`)
  .join("|");

/** @param written what `weekdayPattern` matched */
export function toWeekday(written: string): Weekday {
  const small = written.toLowerCase();
  const short = (small.startsWith("sonnabend") ? "sa" : small).slice(0, 2);
  return weekdays.find((day) => day.toLowerCase() === short) ?? "Mo";
}

/** The days from one to another, over Sunday too: Sa–Mo. */
export function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return start <= end
    ? weekdays.slice(start, end + 1)
    : [...weekdays.slice(start), ...weekdays.slice(0, end + 1)];
}
