import { fold } from "../analysis/fold";
import { dayOf, lengthOf, monthIn } from "./calendar";
import { codeOf } from "./words";

/** "31. Februar", "31.2.", "30.2.2027" */
const date =
  /(?<![\d.])(?<day>\d{2})(?:\.\s?(?<number>\d{1,2})\.|\.?\s?(?<name>\p{L}{3,})\.?)(?:\s?(?<year>\d{4})|(?<=\.)(?<short>\d{2}))?(?!\d)/giu;

/** Where no year is named */
const [leapYear, otherYear] = [2028, 2027];

/** The query with the month's last day in place of days that the month lacks, each as long as it was, and these days as written. */
export function withPossibleDays(written: string): { query: string; impossibleDays: string[] } {
  const impossibleDays: string[] = [];
  const query = written.replace(date, (found: string, ...match: unknown[]) => {
    const { day, number, name = "", year, short } = match.at(-1) as Record<string, string | undefined>;
    const month = Number(number ?? /^MON:(\d+)$/.exec(codeOf(fold(name)) ?? "")?.[1]);
    const inYear = Number(year ?? (short && `20${short}`));
    const isPossible = dayOf(inYear || leapYear, month, Number(day)) !== undefined;
    const whole = monthIn(inYear || otherYear, month);
    if (isPossible || !(month >= 1 && month <= 12)) return found;
    impossibleDays.push(found.trim());
    return `${lengthOf(whole)}${found.slice(2)}`;
  });
  return { query, impossibleDays };
}
