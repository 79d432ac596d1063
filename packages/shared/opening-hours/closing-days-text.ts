import { isDay } from "../calendar/day.ts";
import { monthBeginning, monthBeginningWith } from "../calendar/german-months.ts";
import { weekdayPattern } from "./german-days.ts";

const dayPart = String.raw`(?<![\d.])(\d{1,2})\.`;
const monthPart = String.raw`\s*(?:(\d{1,2})\.|(${monthBeginning}\p{L}*)\.?)`;
/** "2026", "26"; "26." begins the next date. */
const yearPart = String.raw`(?:\s*(\d{4}(?!\d)|(?<=\.)\d{2}(?![\d:]|\.\s?\d|\.\s*${monthBeginning}|\s*Uhr)))?`;
const until = String.raw`(?:[–—-]|→|->|\.{2,3}|…|bis(?:\s+(?:zum|einschließlich))?)`;
/** "24. und 31. Dezember 2026": the month and the year of days before it */
const daysOfOneMonth = new RegExp(
  String.raw`(?<![\d.])(\d{1,2}\.)(?=(?:\s*(?:und|u\.|[,&/+])\s*\d{1,2}\.)+\s*(${monthBeginning}\p{L}*\.?|\d{1,2}\.)(\s*\d{4}(?!\d))?)`,
  "giu",
);
/** A sign between two dates that was not read as one of a span */
const unreadSpan = new RegExp(String.raw`\u0000[^\u0000\d]{0,20}${until}[^\u0000\d]{0,20}\u0000`, "iu");
/** "24.12.", "24. Dezember 2026", "24.12.–2.1.", "24.–31. Dezember", "27. Juli bis 14. August 2026" */
const closingDates = new RegExp(
  `${dayPart}(?:${monthPart}${yearPart})?(?:\\s*${until}\\s*(?:(?:${weekdayPattern})\\.?,?\\s*)?${dayPart}${monthPart}${yearPart})?`,
  "giu",
);
/** Texts with these words say more than on which days it is closed. */
const saysMore =
  /öffne|\boffen|\bauf\b|außer|ausgenommen|\bohne\b|\bnicht\b|\bkein|\bnur\b|\buhr\b|\bhalb|vormittag|nachmittag|mittags|notdienst|notgruppe|\bab\b|\bseit\b|\d{1,2}\s*[-–]\s*\d{1,2}(?![.\d])|vereinbarung|(?<!\d\.\s?)\bbis\b(?!\s*(?:zum\s*)?\d{1,2}\.)/iu;
const anyYear = /(?<!\d)20\d\d(?!\d)/g;
/** What may stand between dates without saying anything: also weekdays, which the dates themselves have. */
const filler =
  /\b(?:und|sowie|am|an|vom|von|bis|zum|den|der|dem|ist|sind|wir|haben|geschlossen|zu|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|mo|di|mi|do|fr|sa|so)\b/giu;

export type ClosingDays = {
  /** Days from `first` to `last` ("YYYY-MM-DD"), both included */
  days: { first: string; last: string }[];
  /** Whether these days are all that the text says; not of dates that recur every year */
  isWhole: boolean;
};

/**
 * The dates and spans of dates in a text such as "24.12.–2.1., Brückentag 15. Mai 2026". A date without a year is the next one from
 * `today` ("YYYY-MM-DD") on, unless the text names a year elsewhere. No date of a text that may say something else about it.
 */
export function readClosingDays(typed: string, today: string): ClosingDays {
  const text = typed.replace(daysOfOneMonth, "$1 $2$3");
  const marked = text.replace(closingDates, "\u0000");
  if (saysMore.test(text) || unreadSpan.test(marked)) return { days: [], isWhole: false };
  const thisYear = Number(today.slice(0, 4));
  const spans = [...text.matchAll(closingDates)].map(toSpan);
  const rest = text.replace(closingDates, (match) => (/\d\.\s*\d|[a-zä]/iu.test(match) ? " " : match));
  const years = [...new Set(rest.match(anyYear) ?? [])].map(Number);
  // "2026/27" are two.
  const year = years.length === 1 && !/20\d\d\s*[/–-]\s*\d/.test(rest) ? years[0] : undefined;
  const dated = spans.flatMap((span) => span?.year ?? []);
  const isOutdated = dated.length > 0 && dated.every((each) => each < thisYear);
  const mayRecur = years.length === 0 && !isOutdated;
  const found = spans.map((span) => span && (span.year || year || mayRecur) && inYear(span, today, year));
  const isAllDates = /^[^\p{L}\d]*$/u.test(rest.replace(filler, " "));
  const days = new Map(
    found.flatMap((span) => (span ? [[`${span.first} ${span.last}`, span] as const] : [])),
  );
  return {
    days: [...days.values()],
    isWhole: isAllDates && found.every(Boolean) && spans.every((span) => span?.year !== undefined),
  };
}

/** `first` and `last` are "MM-DD"; `year` is that of `first`. */
type Span = { first: string; last: string; year?: number | undefined };

function toSpan(match: RegExpExecArray): Span | undefined {
  const [, day1, month1, name1, year1, day2, month2, name2, year2] = match;
  const end = day2 === undefined ? undefined : monthAndDay(day2, month2, name2);
  const first = month1 || name1 ? monthAndDay(day1, month1, name1) : end && `${end.slice(0, 2)}-${pad(day1)}`;
  if (first === undefined || (day2 !== undefined && end === undefined)) return undefined;
  const last = end ?? first;
  const [from, to] = [fullYear(year1), fullYear(year2)];
  const overNewYear = last < first ? 1 : 0;
  // "24.12.2026 bis 2.1.2029" is a typing error.
  if (from && to && to - from !== overNewYear) return undefined;
  return { first, last, year: from ?? (to ? to - overNewYear : undefined) };
}

/** @param year of dates that have none themselves */
function inYear({ first, last, year: own }: Span, today: string, year: number | undefined) {
  const given = own ?? year;
  const thisYear = Number(today.slice(0, 4));
  // There is a leap day in any eight years.
  const candidates = given ? [given] : Array.from({ length: 10 }, (_, index) => thisYear - 1 + index);
  return candidates
    .map((from) => ({ first: `${from}-${first}`, last: `${last < first ? from + 1 : from}-${last}` }))
    .find((span) => isDay(span.first) && isDay(span.last) && (given || span.last >= today));
}

const fullYear = (written: string | undefined) =>
  written ? Number(written.length === 2 ? `20${written}` : written) : undefined;
const pad = (number = "") => number.padStart(2, "0");

/** "MM-DD", or undefined for text that is no date, such as "16.30." */
function monthAndDay(day?: string, month?: string, name?: string): string | undefined {
  const number = name ? monthBeginningWith(name) : Number(month);
  const isDate = number >= 1 && number <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDate ? `${pad(String(number))}-${pad(day)}` : undefined;
}
