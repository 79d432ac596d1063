import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { fold } from "../analysis/fold";
import {
  type Context,
  capitalised,
  type Day,
  dateOf,
  daysFrom,
  daysWithin,
  type Item,
  isoOf,
  oneDay,
  type Span,
  toDay,
  weekdayOf,
} from "./calendar";

const daysOfYear = 366;
/** Days off that follow each other are fewer. */
const maxDaysOff = 20;

const isHoliday = (day: Day, { village }: Context) => holidayOn(isoOf(day), village.land) !== undefined;

/** A Friday behind a public holiday or a Monday before one */
const isBridge = (day: Day, context: Context): boolean =>
  !isHoliday(day, context) &&
  ((weekdayOf(day) === 5 && isHoliday(day - 1, context)) ||
    (weekdayOf(day) === 1 && isHoliday(day + 1, context)));

/** How many days off follow each other from a day on, bridges with them; 0 where others go before it */
function daysOffFrom(first: Day, context: Context): number {
  const isOff = (day: Day) => weekdayOf(day) > 5 || isHoliday(day, context) || isBridge(day, context);
  let days = 0;
  while (days < maxDaysOff && isOff(first + days)) days += 1;
  return isOff(first - 1) ? 0 : days;
}

/** Easter Sunday is called a holiday, whatever the law of the Land says. */
const isCalledHoliday = (day: Day, context: Context): boolean =>
  isHoliday(day, context) ||
  /^(?:Oster|Pfingst)montag$/.test(holidayOn(isoOf(day + 1), context.village.land) ?? "");

/** The days off of a name that begin on a day */
function daysOffOn(day: Day, name: string, context: Context): Span | undefined {
  const days = name === "LONG_WEEKEND" ? daysOffFrom(day, context) : 1;
  const isOff =
    name === "LONG_WEEKEND"
      ? days > 2
      : name === "BRIDGEDAY"
        ? isBridge(day, context)
        : isCalledHoliday(day, context);
  return isOff ? daysFrom(day, days) : undefined;
}

/** Public holidays, bridge days or long weekends of a span */
export const daysOffWithin = (span: Span, name: string, context: Context): Span[] =>
  daysWithin(span, () => true).flatMap((day) => {
    const found = daysOffOn(day, name, context);
    return found ? [found] : [];
  });

/** The next of them */
export function nearestDayOff(name: string, context: Context): Span | undefined {
  for (let days = 0; days <= daysOfYear; days += 1) {
    const day = context.today + days;
    const found = name === "HOLIDAY" && !isHoliday(day, context) ? undefined : daysOffOn(day, name, context);
    if (found) return found;
  }
  return undefined;
}

/** Mondays to Fridays but for public holidays, counted from the end where the count is negative */
export function nthWorkday(span: Span, nth: number, context: Context): Span | undefined {
  const days = daysWithin(span, (day) => weekdayOf(day) < 6 && !isHoliday(day, context));
  const day = days.at(nth < 0 ? nth : nth - 1);
  return day === undefined ? undefined : oneDay(day);
}

/** "die Feiertage": those of Christmas or Easter */
export function nearestHolidays({ today, village }: Context): Item | undefined {
  const { year } = dateOf(today);
  const spans = [year, year + 1].flatMap((each) => {
    const spring = daysFrom(toDay(`${each}-03-20`), 50);
    const easter = daysWithin(spring, (day) => holidayOn(isoOf(day), village.land) === "Ostermontag");
    return [...easter.map((monday) => daysFrom(monday - 3, 4)), daysFrom(toDay(`${each}-12-24`), 3)];
  });
  const span = spans.find(([, to]) => to >= today);
  return span && { kind: "span", spans: [span], isStretch: true };
}

/** School holidays that the settings name; undefined for others, which the caller reports. */
export function schoolHolidays(written: string, { today, isPast, village }: Context): Item | undefined {
  const name = fold(written).replace(/^schul/, "");
  const spans = village.schoolHolidays
    .filter((each) => name === "ferien" || fold(each.name).startsWith(name))
    .map(({ first, last }): Span => [toDay(first), toDay(last)]);
  const near = isPast ? spans.findLast(([from]) => from <= today) : spans.find(([, to]) => to >= today);
  return (
    near && {
      kind: "holidays",
      spans: [near],
      isStretch: true,
      name: capitalised(written),
      isSearchable: true,
    }
  );
}
