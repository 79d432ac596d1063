import {
  addUnits,
  type Context,
  dateOf,
  daysFrom,
  firstOfMonth,
  type Item,
  lengthOf,
  named,
  type Span,
  unitAround,
  yearly,
} from "./calendar";

const isMonthLong = (days: number) => days >= 28 && days <= 31;

/** The beginning, the middle or the end of a span: ten days of a month, two or three of a week, else a third. */
export function partOf(span: Span, which: string): Span {
  const [from, to] = span;
  const days = lengthOf(span);
  if (days > 360) return partOfYear(dateOf(from).year, which);
  if (days === 7 && which === "MID") return daysFrom(from + 1, 3);
  const [first, second] =
    days === 7 ? [2, 4] : isMonthLong(days) ? [10, 20] : [Math.floor(days / 3), Math.floor((days * 2) / 3)];
  if (which === "START") return daysFrom(from, first);
  return which === "MID" ? [from + first, from + second - 1] : [from + second, to];
}

/** January, June and July, December */
function partOfYear(year: number, which: string): Span {
  const month = which === "START" ? 1 : which === "MID" ? 6 : 12;
  return [firstOfMonth(year, month), firstOfMonth(year, month + (which === "MID" ? 2 : 1)) - 1];
}

/** Halves or thirds: fifteen or ten days of a month, six or four months of a year */
export function fractionOf(span: Span, parts: number, nth: number): Span | undefined {
  const [from, to] = span;
  const days = lengthOf(span);
  const length = isMonthLong(days) ? 30 / parts : Math.floor(days / parts);
  const startOf = (part: number) =>
    days > 360 ? addUnits(from, "month", (12 / parts) * (part - 1)) : from + length * (part - 1);
  return nth > parts ? undefined : [startOf(nth), nth === parts ? to : startOf(nth + 1) - 1];
}

/** Seven days each, the last of them at the end */
export function nthWeek([from, to]: Span, nth: number): Span | undefined {
  const first = nth < 0 ? to + 1 + 7 * nth : from + 7 * (nth - 1);
  return first > to ? undefined : daysFrom(first, 7);
}

/** Something of an item, of its next occurrence where that of the nearest is over. */
export function pick(
  item: Item,
  context: Context,
  pickFrom: (span: Span) => Span | undefined,
  kind: Item["kind"] = "span",
): Item | undefined {
  const { unit, yearly: inYear, spans } = item;
  if (unit) return pickFromCurrent(unit, context, pickFrom, kind);
  if (inYear)
    return yearly(kind, context, (year) => {
      const span = inYear(year);
      return span && pickFrom(span);
    });
  const [span] = spans;
  // The whole of what it names, also where only what is left of it was meant
  const isUnit = item.kind === "week" || item.kind === "month" || item.kind === "year";
  const found = span && pickFrom(isUnit ? unitAround(span[1], item.kind) : span);
  return named(kind, found);
}

/** Of this week, month or year, or of the next where that is over */
export function pickFromCurrent(
  unit: string,
  { today, isPast }: Context,
  pickFrom: (span: Span) => Span | undefined,
  kind: Item["kind"] = "span",
): Item | undefined {
  const around = (step: number) => pickFrom(unitAround(addUnits(today, unit, step), unit));
  const now = around(0);
  const isOver = !now || now[1] < today;
  const isAhead = now && now[0] > today;
  const span = isPast ? (isAhead ? around(-1) : now) : isOver ? around(1) : now;
  return named(kind, span);
}
