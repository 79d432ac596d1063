import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import {
  berlinDay,
  berlinTime,
  formatDayAndMonth,
  formatWeekday,
  toGermanClock,
} from "@dorfforum/shared/calendar/format";
import { holidayOn, type Land } from "@dorfforum/shared/calendar/holidays";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { openingTexts as texts } from "@/lib/texts/organisations";

/** Whether an organisation is open, in words. */
export type OpeningState = {
  isOpen: boolean;
  /** "heute geöffnet bis 16.30 Uhr", "heute geschlossen, öffnet morgen um 7 Uhr" */
  text: string;
  /** While it is open, when it closes: "16.30"; undefined when that is not today */
  until?: string | undefined;
  /** While it is closed, when it opens: "morgen um 7 Uhr" */
  next?: string;
};

/** The Land's holidays, and those that an organisation writes as text */
export type ClosedDays = { closingDays?: string | undefined; land?: Land | undefined };

/** In minutes by the village's clocks since last midnight: tomorrow at one is 1500, also when the clocks change at night. */
type Opening = { start: number; end: number; daysAhead: number };

const minutesPerDay = 24 * 60;
/** Longer than the summer holidays of a day-care centre. */
const maxDaysAhead = 45;

/** Whether it is open at an instant, and when that changes. Undefined when no hours are known. */
export function openingState(
  spans: readonly OpeningSpan[],
  closed: ClosedDays,
  now: Date,
): OpeningState | undefined {
  if (spans.length === 0) return undefined;
  const today = berlinDay(now);
  const minute = toMinutes(berlinTime(now));
  const openings = openingsFrom(spans, closed, today);

  const current = openings.find(({ start, end }) => start <= minute && minute < end);
  if (current) {
    const until = toEnd(openings, current, minute);
    return { isOpen: true, text: until ? texts.openUntil(until) : texts.openAllDay, until };
  }

  const wasOpen = openings.some(({ daysAhead }) => daysAhead === 0);
  const isClosed = wasOpen ? texts.closedNow : texts.closedToday(reasonFor(closed, today));
  const opening = openings.find(({ start }) => start > minute);
  if (!opening) return { isOpen: false, text: isClosed };
  const next = texts.at(formatDay(opening, today), toHour(opening.start));
  const opens = texts.opens(next);
  return { isOpen: false, text: opening.daysAhead === 0 ? opens : `${isClosed}, ${opens}`, next };
}

type Openings = { day: string; closed: ClosedDays; list: Opening[] };

/** The openings of the day on which they were last asked for, by the hours of an entry, which is immutable */
const latestOpenings = new WeakMap<readonly OpeningSpan[], Openings>();

/** The openings from yesterday on, whose evening may last past midnight, soonest first: computed once a day. */
function openingsFrom(spans: readonly OpeningSpan[], closed: ClosedDays, today: string): Opening[] {
  const latest = latestOpenings.get(spans);
  const isSame =
    latest?.day === today &&
    latest.closed.land === closed.land &&
    latest.closed.closingDays === closed.closingDays;
  if (isSame) return latest.list;
  const list = computeOpenings(spans, closed, today);
  latestOpenings.set(spans, { day: today, closed, list });
  return list;
}

function computeOpenings(spans: readonly OpeningSpan[], closed: ClosedDays, today: string): Opening[] {
  return Array.from({ length: maxDaysAhead + 2 }, (_, index) => index - 1)
    .flatMap((daysAhead) => {
      const day = addDays(today, daysAhead);
      if (reasonFor(closed, day)) return [];
      return spans
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .map(({ from, to }) => {
          const start = daysAhead * minutesPerDay + toMinutes(from);
          const end = (to <= from ? daysAhead + 1 : daysAhead) * minutesPerDay + toMinutes(to);
          return { start, end, daysAhead };
        });
    })
    .sort((a, b) => a.start - b.start);
}

/** The openings that begin on a day, soonest first, or why there are none: a holiday's name, or that it is a day off. */
export function openingsOn(
  spans: readonly OpeningSpan[],
  closed: ClosedDays,
  day: string,
): { openings: OpeningSpan[]; reason?: string | undefined } {
  const reason = reasonFor(closed, day);
  if (reason) return { openings: [], reason };
  const openings = spans
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .sort((a, b) => a.from.localeCompare(b.from));
  return { openings };
}

const reasonFor = ({ closingDays, land }: ClosedDays, day: string) =>
  holidayOn(day, land) ?? (isClosingDay(closingDays, day) ? texts.closingDay : undefined);

/** The hour at which it closes, if within a day. Openings that follow without a gap count as one. */
function toEnd(openings: readonly Opening[], current: Opening, minute: number): string | undefined {
  const end = openings.reduce(
    (latest, { start, end }) => (start <= latest && end > latest ? end : latest),
    current.end,
  );
  return end - minute > minutesPerDay ? undefined : toHour(end, true);
}

function formatDay({ daysAhead }: Opening, today: string): string {
  if (daysAhead === 0) return texts.today;
  if (daysAhead === 1) return texts.tomorrow;
  const day = addDays(today, daysAhead);
  return texts.onDay(daysAhead < 7 ? formatWeekday(day) : formatDayAndMonth(day));
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** "7", "16.30"; midnight is 0 for a beginning and 24 for an end. */
function toHour(minutes: number, isEnd = false): string {
  const ofDay = minutes % minutesPerDay;
  if (isEnd && ofDay === 0) return "24";
  return toGermanClock(`${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`);
}

const months = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];

const dayPart = String.raw`(\d{1,2})\.`;
const monthPart = String.raw`\s*(?:(\d{1,2})\.|(${months.join("|")})\p{L}*\.?)`;
const yearPart = String.raw`(?:\s*(\d{4}))?`;
/** "24.12.", "24. Dezember 2026", "24.12.–2.1.", "24.–31. Dezember", "27. Juli bis 14. August 2026" */
const closingDates = new RegExp(
  `${dayPart}(?:${monthPart}${yearPart})?(?:\\s*(?:[–-]|bis(?:\\s+zum)?)\\s*${dayPart}${monthPart}${yearPart})?`,
  "giu",
);

/**
 * Whether `day` ("YYYY-MM-DD") is among the dates and spans of dates in Schließtage, a field of free text. A date without
 * a year counts for each year. Text that is no date ("drei Wochen im Sommer") is ignored.
 */
export function isClosingDay(closingDays: string | undefined, day: string): boolean {
  return [...(closingDays ?? "").matchAll(closingDates)].some((match) => covers(match, day));
}

function covers(match: RegExpExecArray, day: string): boolean {
  const [, day1, month1, name1, year1, day2, month2, name2, year2] = match;
  const last = day2 === undefined ? undefined : monthAndDay(day2, month2, name2);
  const first =
    month1 || name1 ? monthAndDay(day1, month1, name1) : last && `${last.slice(0, 2)}-${pad(day1)}`;
  if (first === undefined || (day2 !== undefined && last === undefined)) return false;
  const end = last ?? first;
  const overNewYear = end < first;
  const given = year1 ?? year2;
  if (given === undefined) {
    const date = day.slice(5);
    return overNewYear ? date >= first || date <= end : date >= first && date <= end;
  }
  const firstYear = year1 ?? String(Number(year2) - (overNewYear ? 1 : 0));
  const lastYear = year2 ?? String(Number(year1) + (overNewYear ? 1 : 0));
  return day >= `${firstYear}-${first}` && day <= `${lastYear}-${end}`;
}

const pad = (number = "") => number.padStart(2, "0");

/** "MM-DD", or undefined for text that is no date, such as "16.30." */
function monthAndDay(day?: string, month?: string, name?: string): string | undefined {
  const number = name ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
  const isDate = number >= 1 && number <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDate ? `${pad(String(number))}-${pad(day)}` : undefined;
}
