import { Temporal } from "temporal-polyfill";
import { type Day, daysFrom, isAfter, oneDay, type Span, weekdayFrom, weekdayUntil } from "../span";

const lengthOf = ({ from, to }: Span) => (to ? from.until(to).days + 1 : 1);

/** The beginning, the middle or the end of a span: ten days of a month, two or three of a week, else a third. */
export function partOf(span: Span, which: string): Span {
  const { from, to } = span;
  const days = lengthOf(span);
  if (!to) return span;
  if (days > 360) return partOfYear(from.year, which);
  const isWeek = days <= 7;
  const isMonth = days >= 28 && days <= 31;
  const [first, second] = isWeek
    ? [2, 4]
    : isMonth
      ? [10, 20]
      : [Math.floor(days / 3), Math.floor((days * 2) / 3)];
  if (isWeek && which === "MID") return { from: from.add({ days: 1 }), to: from.add({ days: 3 }) };
  if (which === "START") return { from, to: from.add({ days: first - 1 }) };
  if (which === "MID") return { from: from.add({ days: first }), to: from.add({ days: second - 1 }) };
  return { from: from.add({ days: second }), to };
}

/** January, June and July, December */
const partOfYear = (year: number, which: string): Span => {
  const first = new Temporal.PlainDate(year, which === "START" ? 1 : which === "MID" ? 6 : 12, 1);
  return { from: first, to: first.add({ months: which === "MID" ? 2 : 1 }).subtract({ days: 1 }) };
};

export const nthWeekday = (
  { from, to }: Span,
  weekday: number,
  count: number,
  days: number,
): Span | undefined => {
  if (!to) return undefined;
  const day =
    count < 0
      ? weekdayUntil(to, weekday).add({ weeks: count + 1 })
      : weekdayFrom(from, weekday).add({ weeks: count - 1 });
  return isAfter(day, to) ? undefined : daysFrom(day, days);
};

/** Mondays to Fridays but for public holidays, counted from the end where the count is negative */
export function nthWorkday(
  { from, to }: Span,
  count: number,
  isHoliday: (day: Day) => boolean,
): Span | undefined {
  if (!to) return undefined;
  let day = count < 0 ? to : from;
  let remainingWorkdays = Math.abs(count);
  for (; ; day = day.add({ days: Math.sign(count) })) {
    if (day.dayOfWeek < 6 && !isHoliday(day)) remainingWorkdays -= 1;
    if (remainingWorkdays === 0) return isAfter(day, to) || isAfter(from, day) ? undefined : oneDay(day);
  }
}

/** Seven days each, the last of them at the end */
export const nthWeek = ({ from, to }: Span, count: number): Span | undefined => {
  if (!to) return undefined;
  if (count < 0) return daysFrom(to.subtract({ days: 7 * -count - 1 }), 7);
  const first = from.add({ weeks: count - 1 });
  return isAfter(first, to) ? undefined : daysFrom(first, 7);
};

export const halfOf = (span: Span, second: boolean): Span => {
  const { from, to } = span;
  const days = lengthOf(span);
  const middle =
    days > 360
      ? from.add({ months: 6 })
      : from.add({ days: days >= 28 && days <= 31 ? 15 : Math.floor(days / 2) });
  return second ? { from: middle, to } : { from, to: middle.subtract({ days: 1 }) };
};

/** Ten days of a month, else a third of the days */
export const thirdOf = ({ from, to }: Span, nth: number): Span => {
  const days = lengthOf({ from, to });
  const length = days >= 28 && days <= 31 ? 10 : Math.floor(days / 3);
  const first = from.add({ days: length * (nth - 1) });
  return nth === 3 ? { from: first, to } : daysFrom(first, length);
};

export const edgeOf = ({ from, to }: Span, isEnd: boolean, days: number): Span | undefined =>
  isEnd ? (to ? { from: to.subtract({ days: days - 1 }), to } : undefined) : daysFrom(from, days);
