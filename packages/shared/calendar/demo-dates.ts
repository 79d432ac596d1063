import { addDays, isDay, weekdayOf, weekdays } from "./day.ts";
import { holidayOn, type Land } from "./holidays.ts";

/** When an event of the demo village begins, by the rules of cms/demo/inhalte/README.md; `lasts`: days from its first to its last */
export type DemoDate = {
  TageAbHeute: number;
  Wochentag?: string | undefined;
  /** "MM-DD" */
  Jahrestag?: string | undefined;
};

const inRules = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/**
 * The first day of an event of the demo village ("YYYY-MM-DD"). A yearly one is under way or the next to come, or the last one
 * that was; others give way to holidays and the days around Christmas.
 */
export function demoDay(
  { TageAbHeute, Wochentag, Jahrestag }: DemoDate,
  today: string,
  lasts: number,
  land: Land,
): string {
  const onWeekday = (day: string) => {
    const ahead = Wochentag ? inRules.indexOf(Wochentag) - weekdays.indexOf(weekdayOf(day)) : 0;
    return addDays(day, (ahead + 7) % 7);
  };
  if (Jahrestag) {
    const year = Number(today.slice(0, 4));
    const days = [year - 1, year, year + 1].map((each) => onWeekday(`${each}-${Jahrestag}`)).filter(isDay);
    const isOver = (day: string) => addDays(day, lasts) < today;
    return (TageAbHeute < 0 ? days.filter(isOver).at(-1) : days.find((day) => !isOver(day))) ?? today;
  }
  // Nobody works on Sundays anyway.
  const isFree = (day: string) => !isQuiet(day) && (weekdayOf(day) === "So" || !holidayOn(day, land));
  let day = onWeekday(addDays(today, TageAbHeute));
  while (!isFree(day)) day = addDays(day, TageAbHeute < 0 ? -7 : 7);
  return day;
}

/** Whether dates of series are cancelled: a guided tour on Sunday takes place on Easter Sunday, nothing at Christmas. */
export const isDayOff = (day: string, land: Land): boolean =>
  /-12-2[456]$|-12-31$|-01-01$/.test(day) || (weekdayOf(day) !== "So" && holidayOn(day, land) !== undefined);

/** Nothing but services takes place between the years. */
export const isQuiet = (day: string): boolean => day.slice(5) >= "12-24" || day.endsWith("-01-01");
