import { addDays } from "./day.ts";
import { holidayOn, type Land } from "./holidays.ts";

/** Days from `first` to `last` ("YYYY-MM-DD"), both included */
export type DaySpan = { name: string; first: string; last: string };

/** What the village's settings say about days. Without a Land only the holidays of all Länder count. */
export type VillageDays = { land?: Land | undefined; schoolHolidays: readonly DaySpan[] };

/** What a series leaves out by rule */
export type LeftOut = {
  notOnHolidays?: boolean | undefined;
  notInSchoolHolidays?: boolean | undefined;
};

/** The school holidays that a day is in */
export const schoolHolidaysAround = (day: string, { schoolHolidays }: VillageDays): DaySpan | undefined =>
  schoolHolidays.find(({ first, last }) => first <= day && day <= last);

/** In which school holidays a day is */
export const schoolHolidaysOn = (day: string, village: VillageDays): string | undefined =>
  schoolHolidaysAround(day, village)?.name;

/** Why a series leaves a day ("YYYY-MM-DD") out by rule, in German; undefined when it does not. */
export function reasonLeftOut(day: string, series: LeftOut, village: VillageDays): string | undefined {
  const holiday = series.notOnHolidays ? holidayOn(day, village.land) : undefined;
  return holiday ?? (series.notInSchoolHolidays ? schoolHolidaysOn(day, village) : undefined);
}

/** Whether the school holidays around a day were entered: from the first to the last of them. */
export const knowsSchoolHolidays = (day: string, { schoolHolidays }: VillageDays): boolean =>
  schoolHolidays.some(({ first }) => first <= day) && schoolHolidays.some(({ last }) => day <= last);

/** Those of summer last longer in every Land, no others do. */
const minSummerDays = 34;

/**
 * Whether the school holidays from `today` ("YYYY-MM-DD") to the end of the next summer's were entered. Between two summers
 * 28 December is in the holidays of every Land.
 */
export function knowsUntilSummer(today: string, village: VillageDays): boolean {
  const christmas = `${today.slice(0, 4)}-12-28`;
  return village.schoolHolidays.some(
    ({ first, last }) =>
      addDays(first, minSummerDays) <= last &&
      today <= last &&
      first <= addDays(today, 366) &&
      (first < christmas || schoolHolidaysOn(christmas, village) !== undefined),
  );
}

/** The longest school holidays last 45 days; a longer span is a typing error. */
export const maxSchoolHolidayDays = 100;

export const isSchoolHoliday = ({ first, last }: Pick<DaySpan, "first" | "last">): boolean =>
  first <= last && last <= addDays(first, maxSchoolHolidayDays);
