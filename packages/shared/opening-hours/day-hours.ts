import { addDays, nextDay, previousDay, weekdayOf, weekdays } from "../calendar/day.ts";
import { easterSunday, holidayOn, type Land } from "../calendar/holidays.ts";
import type { ClockSpan } from "./clock-spans.ts";
import { conditionOf, holdsOn, includesHolidays } from "./condition.ts";
import type { OpeningSpan } from "./opening-span.ts";
import { type SpecialDay, specialDayOn } from "./special-days.ts";

/** What decides when something is open; `land` is the village's, `phone` to be asked where that is not certain. A town hall has days off of its own. */
export type Schedule = {
  openingHours: readonly OpeningSpan[];
  specialDays?: readonly SpecialDay[] | undefined;
  land?: Land | undefined;
  isTownHall?: boolean | undefined;
  phone?: string | undefined;
};

/** Hours of one day. Of those that are not certain nobody may say that it is open then. */
export type DaySpan = ClockSpan & { note?: string | undefined; isCertain: boolean };

/**
 * A day of a schedule; `spans` are in order. `isUnconfirmed`: it may differ from the usual hours, which `spans` are then, and nothing
 * was entered. `isSpecial`: something was. `reason` is a holiday's name or the note of a special day.
 */
export type DayHours = {
  spans: DaySpan[];
  isUnconfirmed: boolean;
  isSpecial: boolean;
  reason?: string | undefined;
};

/**
 * When something is open on a day ("YYYY-MM-DD"). A special day counts before a public holiday, that before a day on which many
 * are closed without saying so, and that before the usual hours.
 */
export function hoursOn(schedule: Schedule, day: string): DayHours {
  const { openingHours, specialDays = [], land, isTownHall = false } = schedule;
  const special = specialDayOn(specialDays, day);
  if (special) {
    const spans = (special.hours ?? []).map((span) => ({ ...span, isCertain: true }));
    return { spans, isUnconfirmed: !special.hours, isSpecial: true, reason: special.note };
  }
  const weekday = weekdayOf(day);
  const possible = openingHours
    .filter(({ note }) => holdsOn(note, day) !== false)
    .sort((a, b) => a.from.localeCompare(b.from));
  const usual = possible.filter(({ days }) => days.includes(weekday));
  const isAlwaysOpen = isOpenAllTheTime(openingHours);
  const holiday = isAlwaysOpen ? undefined : holidayOn(day, land);
  const open = holiday ? hoursOfHoliday(usual, possible) : usual;
  if (open.length === 0) return { spans: [], isUnconfirmed: false, isSpecial: false, reason: holiday };
  const isUnconfirmed = !isAlwaysOpen && (isHolidaySeason(day) || (isTownHall && isBridgeDay(day, land)));
  const spans = open.map(({ from, to, note }) => ({
    from,
    to,
    note,
    isCertain: !isUnconfirmed && holdsOn(note, day) === true,
  }));
  return { spans, isUnconfirmed, isSpecial: false };
}

/** "Mo–Fr auch an Feiertagen" on a Wednesday, or "Sonn- und Feiertage" on any day */
function hoursOfHoliday(usual: readonly OpeningSpan[], possible: readonly OpeningSpan[]): OpeningSpan[] {
  const own = usual.filter(({ note }) => includesHolidays(note));
  return own.length > 0 ? own : possible.filter(({ note }) => includesHolidays(note));
}

/** A vending machine, a defibrillator */
const isOpenAllTheTime = (spans: readonly OpeningSpan[]): boolean =>
  weekdays.every((day) =>
    spans.some((span) => span.days.includes(day) && !conditionOf(span.note) && isWholeDay(span)),
  );

const isWholeDay = ({ from, to }: ClockSpan) => from === to || (from === "00:00" && to === "23:59");

/** From 24 December to 1 January and from Good Friday to Easter Monday */
function isHolidaySeason(day: string): boolean {
  const date = day.slice(5);
  if (date >= "12-24" || date === "01-01") return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day >= addDays(easter, -2) && day <= addDays(easter, 1);
}

/** A Monday before and a Friday after a public holiday */
function isBridgeDay(day: string, land: Land | undefined): boolean {
  const weekday = weekdayOf(day);
  const holiday = weekday === "Mo" ? nextDay(day) : weekday === "Fr" ? previousDay(day) : undefined;
  return holiday !== undefined && holidayOn(holiday, land) !== undefined;
}
