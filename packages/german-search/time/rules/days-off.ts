import { addDays } from "@dorfforum/shared/calendar/day";
import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { type Context, type Day, isAfter, type Span } from "../span";

const daysOfYear = 366;

/** The public holidays of the Land from a day ("YYYY-MM-DD") on */
export function holidaysFrom(from: string, { village }: Context, count: number): string[] {
  const found: string[] = [];
  for (let days = 0; days <= daysOfYear && found.length < count; days += 1) {
    const day = addDays(from, days);
    if (holidayOn(day, village.land)) found.push(day);
  }
  return found;
}

/** The days of a span that fit, at most those of a year */
export function daysWithin({ from, to }: Span, fits: (day: Day) => boolean): Day[] {
  const found: Day[] = [];
  for (let days = 0; to && days <= daysOfYear && !isAfter(from.add({ days }), to); days += 1) {
    const day = from.add({ days });
    if (fits(day)) found.push(day);
  }
  return found;
}

/** The next day that fits, or with a step of -1 the one before */
export const nearDay = ({ today }: Context, fits: (day: Day) => boolean, step = 1): Day | undefined => {
  for (let days = 0; days <= daysOfYear; days += 1) {
    const day = today.add({ days: days * step });
    if (fits(day)) return day;
  }
  return undefined;
};

export const isHoliday = (day: Day, { village }: Context) =>
  holidayOn(day.toString(), village.land) !== undefined;

/** A Friday behind a public holiday or a Monday before one */
export const isBridge = (day: Day, context: Context): boolean =>
  !isHoliday(day, context) &&
  ((day.dayOfWeek === 5 && isHoliday(day.subtract({ days: 1 }), context)) ||
    (day.dayOfWeek === 1 && isHoliday(day.add({ days: 1 }), context)));

/** How many days off follow each other from a day on, bridges with them; 0 where others go before it */
export function daysOffFrom(first: Day, context: Context): number {
  const isOff = (day: Day) => day.dayOfWeek > 5 || isHoliday(day, context) || isBridge(day, context);
  if (isOff(first.subtract({ days: 1 }))) return 0;
  let days = 0;
  while (isOff(first.add({ days }))) days += 1;
  return days;
}
