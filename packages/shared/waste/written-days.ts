import { isDay, weekdayOf } from "../calendar/day.ts";
import { monthOfName, monthPattern } from "../calendar/german-months.ts";
import { toWeekday } from "../opening-hours/german-days.ts";

export const weekdayPattern =
  "(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?)s?(?![\\p{L}\\d])";

/** ISO, compact, with full stops, with slashes or hyphens, with the month's name, and a number alone ("7., 21. Januar") */
const forms = [
  "(?<iy>20\\d\\d)[-/](?<im>\\d\\d?)[-/](?<id>\\d\\d?)(?!\\d)(?:T[\\d:.]+Z?)?",
  "(?<cy>20\\d\\d)(?<cm>[01]\\d)(?<cd>[0-3]\\d)(?!\\d)",
  "(?<gd>\\d{1,2})\\.\\s?(?<gm>\\d{1,2})\\.(?:\\s?(?<gy>20\\d\\d)|['’]?(?<gs>\\d\\d)(?!\\d|[.:]\\d|\\s?uhr))?(?!\\d)",
  "(?<sd>\\d{1,2})(?<sep>[/-])(?<sm>\\d{1,2})\\k<sep>(?<sy>20\\d\\d|\\d\\d)(?![\\d/-])",
  `(?<wd>\\d{1,2})\\.?[\\s-]*(?<wm>${monthPattern})\\.?(?:,?[\\s-]*(?<wy>20\\d\\d)(?!\\d)|\\s*['’](?<ws>\\d\\d)|[\\s-](?<wt>2[4-9]|3\\d)(?!\\d|[.:]\\d|\\s?(?:uhr|h\\b|l\\b|[-–])))?`,
  // "am 1. Montag, 7.12.2026" counts Mondays.
  `(?<od>\\d{1,2})\\.(?!\\s?\\d|\\s*${weekdayPattern}[\\s.,:;]*\\d{1,2}\\.\\s?(?:\\d|${monthPattern}))`,
].join("|");
const writtenDay = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,:/-])(?:(?<!\\d\\.\\s*)(?<before>${weekdayPattern})[\\s.,:;|]*(?:de[nm]\\s+)?)?(?:${forms})` +
    "(?:\\s+00:00(?::00)?(?:\\s*uhr)?)?" +
    `(?:[\\s,;|]*\\(?(?<after>${weekdayPattern})\\.?!?\\)?(?![\\s.,:]*\\d))?` +
    "(?<mark>\\s?(?:\\*+\\)?|[¹²³⁴⁵⁶†‡]|\\(\\d\\)|\\d\\)|\\(\\*+\\)|!+(?=\\s|$)))?",
  "giu",
);

/** "Restmüll 2027: 7.1., 21.1." */
export const bareYear = /(?<![\d.,/-])20\d\d(?![\d/-]|\s*\/)/g;

/** What the lines above say of days that are not written in full; `hasMonthFirst`: somewhere a day with slashes is American. */
export type DayContext = {
  year?: number | undefined;
  month?: number | undefined;
  hasMonthFirst?: boolean;
};

/** A day without its year: how days ("YYYY-MM-DD") end that it may be, and its weekday as it is written */
export type YearlessDay = { ending: string; weekday: string | undefined };

/** `day` ("YYYY-MM-DD") is missing where it does not exist, lacks its year, or is no such weekday. */
export type FoundDay = {
  start: number;
  end: number;
  day: string | undefined;
  yearless: YearlessDay | undefined;
  mark: string;
};

type Parts = {
  start: number;
  end: number;
  date: number;
  month: number | undefined;
  year: number | undefined;
  weekday: string | undefined;
  mark: string;
  isUnclear: boolean;
};

export const hasMonthFirst = (text: string): boolean =>
  /(?<![\d/-])\d{1,2}([/-])(?:1[3-9]|2\d|3[01])\1(?:20)?\d\d(?![\d/-])/.test(text);

/** "Januar:", "Jan. 2027" before numbers of days */
export const ownMonth = new RegExp(
  `^[\\s,;]*(?<name>${monthPattern})\\.?(?:\\s*(?<year>20\\d\\d)(?!\\d))?\\s*:?`,
  "iu",
);

const list = new RegExp(
  `^(?:[\\s,;:/|&+.·•()[\\]*-]|und(?![\\p{L}])|u\\.|sowie|am(?!\\p{L})|de[nm](?!\\p{L})|bis(?: zum)?(?!\\p{L})|[–—]|(?:${weekdayPattern}))*$`,
  "iu",
);
const isNothing = (text: string): boolean => list.test(text.replace(ownMonth, " "));

/** Whether what stands between two days says no more than that there is another one, or that they are a span. */
export const joinsDays = (text: string): boolean => list.test(text);
export const makesSpan = (text: string): boolean => /^\s*(?:[-–—]|bis(?: zum)?)\s*$/iu.test(text);

/** The days of a line, with where they stand in it */
export function findDays(text: string, context: DayContext): FoundDay[] {
  const { name = "", year: ownYear } = ownMonth.exec(text)?.groups ?? {};
  const month = monthOfName(name) ?? context.month;
  const parts = [...text.matchAll(writtenDay)].flatMap((match) => toParts(match, context) ?? []);
  const years = [...text.replace(writtenDay, " ").matchAll(bareYear)].map(([written]) => Number(written));
  const kept = withMonths(parts, text, month).filter(({ month: each }) => each !== undefined);
  withYears(kept, text, ownYear ? Number(ownYear) : years.length === 1 ? years[0] : context.year);
  return kept.map(({ start, end, date, month: each, year, weekday, mark, isUnclear }) => {
    const day = [year, two(each), two(date)].join("-");
    const isRight = year !== undefined && !isUnclear && isDay(day) && isOn(day, weekday);
    const yearless = year === undefined ? { ending: `-${two(each)}-${two(date)}`, weekday } : undefined;
    return { start, end, day: isRight ? day : undefined, yearless, mark: mark.trim() };
  });
}

const two = (value: number | undefined): string => String(value).padStart(2, "0");
export const isOn = (day: string, weekday: string | undefined): boolean =>
  !weekday || weekdayOf(day) === toWeekday(weekday);

function toParts({ index, 0: all, groups = {} }: RegExpExecArray, context: DayContext): Parts | undefined {
  const { iy, im, id, cy, cm, cd, gd, gm, gy, gs, sd, sm, sy, wd, wm, wy, ws, wt, od } = groups;
  const date = Number(id ?? cd ?? gd ?? sd ?? wd ?? od);
  const month = wm ? monthOfName(wm) : Number(im ?? cm ?? gm ?? sm ?? Number.NaN) || undefined;
  const written = iy ?? cy ?? gy ?? gs ?? sy ?? wy ?? ws ?? wt;
  const year = written === undefined ? undefined : Number(written.padStart(4, "20"));
  // "8.30." is a time, "45." a number.
  if (year === undefined && ((month ?? 1) > 12 || date > 31 || date === 0)) return undefined;
  const { before, after, mark = "" } = groups;
  const weekday = before ?? after;
  const isUnclear = Boolean(sd && context.hasMonthFirst);
  return { start: index, end: index + all.length, date, month, year, weekday, mark, isUnclear };
}

/** Numbers alone are days of the month behind them, or of the one above if they begin the line or go on with a list. */
function withMonths(parts: readonly Parts[], text: string, month: number | undefined): Parts[] {
  const known = parts.map((each) => ({ ...each }));
  for (const [at, each] of [...known.entries()].reverse()) {
    const next = known[at + 1];
    if (each.month !== undefined || next?.month === undefined) continue;
    if (joinsDays(text.slice(each.end, next.start)))
      Object.assign(each, { month: next.month, year: next.year });
  }
  let end = 0;
  for (const each of known) {
    if (each.month === undefined && month !== undefined && isNothing(text.slice(end, each.start)))
      each.month = month;
    if (each.month !== undefined) end = each.end;
  }
  return known;
}

/** Of the day that they stand in a list with, over the turn of the year; else of what stands above */
function withYears(parts: Parts[], text: string, year: number | undefined): void {
  const joined = (one: Parts, other: Parts) => joinsDays(text.slice(one.end, other.start));
  const yearBeside = (each: Parts, other: Parts, turn: number): number | undefined => {
    if (other.year === undefined) return undefined;
    const isOverTurn = ((each.month ?? 0) - (other.month ?? 0)) * -turn >= 6;
    return other.year + (isOverTurn ? turn : 0);
  };
  for (const [at, each] of [...parts.entries()].reverse()) {
    const next = parts[at + 1];
    if (next && each.year === undefined && joined(each, next)) each.year = yearBeside(each, next, -1);
  }
  for (const [at, each] of parts.entries()) {
    const last = parts[at - 1];
    if (last && each.year === undefined && joined(last, each)) each.year = yearBeside(each, last, 1);
  }
  const bare = parts.filter((each) => each.year === undefined);
  const goesBack = bare.some(({ month = 0 }, at) => (bare[at - 1]?.month ?? 0) - month >= 6);
  for (const each of bare) {
    const [first] = parts.filter((other) => other.year !== undefined);
    each.year = goesBack
      ? undefined
      : (year ?? (first && yearBeside(each, first, each.start < first.start ? -1 : 1)));
  }
}
