import { addDays, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { easterSunday } from "@dorfforum/shared/calendar/holidays";

/** First and last day ("YYYY-MM-DD") in a year */
export type FeastDays = (year: number) => [from: string, to: string];

/** Names as people write them, with those of regions and the English ones, and the days in a year. */
export type Feast = {
  names: string;
  days: FeastDays;
  /** Where names are inflected */
  label?: string;
  /** Of feasts that are counted: "am ersten und zweiten Advent" */
  series?: { name: string; nth: number };
};

const lasting =
  (dayIn: (year: number) => string, days = 1): FeastDays =>
  (year) => [dayIn(year), addDays(dayIn(year), days - 1)];
export const eachYear = (monthAndDay: string, days = 1) => lasting((year) => `${year}-${monthAndDay}`, days);
export const easter = (offset: number, days = 1) =>
  lasting((year) => addDays(easterSunday(year), offset), days);

const daysSince = (weekday: number, day: string) => (weekdays.indexOf(weekdayOf(day)) + 8 - weekday) % 7;

/** The nth weekday of a month, 1 for Monday; -1 for the last */
export const nthWeekday = (month: number, weekday: number, nth: number, offset = 0) =>
  lasting((year) => {
    const first = `${year}-${String(month).padStart(2, "0")}-01`;
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
    const last = addDays(next, -1);
    const day =
      nth > 0
        ? addDays(first, ((7 - daysSince(weekday, first)) % 7) + 7 * (nth - 1))
        : addDays(last, -daysSince(weekday, last));
    return addDays(day, offset);
  });

/** The fourth Sunday of Advent is the last before the 25th of December. */
export const adventSunday = (nth: number) => (year: number) =>
  addDays(`${year}-12-24`, -daysSince(7, `${year}-12-24`) - 7 * (4 - nth));
export const advent = (nth: number, offset = 0, days = 1) =>
  lasting((year) => addDays(adventSunday(nth)(year), offset), days);
