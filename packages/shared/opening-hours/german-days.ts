import { type Weekday, weekdays } from "../calendar/day.ts";

const names = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const partOfDay = "(?:vormittag|nachmittag|mittag|abend|morgen|nacht)";

/** Source of an expression for a German weekday's name: "Mo", "Mi.", "dienstags", "Sonnabend", "Freitagabend", "Sonn-" */
export const weekdayPattern = [
  `(?:${names.join("|")}|sonnabend)(?:e|en|s|${partOfDay}(?:e|en|s)?)?`,
  "sonn(?:[-–]|(?=\\s*(?:u\\.|und|&|\\/)\\s*feier))",
  "(?:mon|don|fre|sam|son|mo|di|mi|do|fr|sa|so)(?:\\.|(?![\\p{L}\\d]))",
  "(?:mont|dien|dienst|mitt|mittw|donn|donnerst|frei|freit|sams|samst|sonn|sonnt|sonnab)\\.",
  "(?:die|mit)(?:\\.|(?=:?\\s*\\d)|(?=\\s?[-–]\\s?(?:mi|do|fr|sa|so)))",
]
  .map((pattern) => `(?:${pattern})`)
  .join("|");

/** @param written what `weekdayPattern` matched */
export function toWeekday(written: string): Weekday {
  const small = written.toLowerCase();
  const short = (small.startsWith("sonnab") ? "sa" : small).slice(0, 2);
  return weekdays.find((day) => day.toLowerCase() === short) ?? "Mo";
}

/** "Dienstg", "Donerstag", "Samsatg": what may be meant is not guessed. */
export const isMisspelledDay = (word: string): boolean => skeletons.has(skeletonOf(word)) && word.length > 4;

const skeletonOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/[aeiou]|s?\.?$/g, "")
    .replace(/(.)\1+/g, "$1");
const skeletons = new Set([...names, "sonnabend"].map(skeletonOf));

/** The days from one to another, over Sunday too: Sa–Mo. */
export function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return start <= end
    ? weekdays.slice(start, end + 1)
    : [...weekdays.slice(start), ...weekdays.slice(0, end + 1)];
}
