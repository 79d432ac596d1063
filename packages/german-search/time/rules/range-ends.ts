import type { Item } from "../item";
import { type Context, type Day, dayOf, isAfter, isBefore, weekdayFrom } from "../span";

/** Of a list of days */
export const maxSpans = 60;

export const firstOf = ({ spans }: Item): Day | undefined => spans[0]?.from;
export const lastOf = ({ spans }: Item): Day | null | undefined => spans.at(-1)?.to;

/** Both ends of a range as they are named, each seen from the other. */
function unorderedEnds(left: Item, right: Item, context: Context): { from: Day; to: Day } | undefined {
  const to = lastOf(right);
  const from = firstOf(left);
  if (!from || !to) return undefined;
  const [leftDay, rightDay] = [left.daysOfMonth?.[0], right.daysOfMonth?.[0]];
  if (leftDay && (right.yearly || right.year)) {
    const inMonth = dayOf(to.year, to.month, leftDay);
    if (inMonth && !isAfter(inMonth, to)) return { from: inMonth, to };
    const month = to.with({ day: 1 }).subtract({ months: 1 });
    const earlier = dayOf(month.year, month.month, leftDay);
    return earlier && { from: earlier, to };
  }
  if (rightDay) {
    const inMonth = dayOf(from.year, from.month, rightDay);
    if (inMonth && !isBefore(inMonth, from)) return { from, to: inMonth };
    const month = from.with({ day: 1 }).add({ months: 1 });
    const later = dayOf(month.year, month.month, rightDay);
    return later && { from, to: later };
  }
  if (right.weekday) {
    const next = weekdayFrom(from, right.weekday);
    return { from, to: next.equals(from) ? next.add({ weeks: 1 }) : next };
  }
  if (left.yearly && right.yearly) {
    // Under way, the range began before today.
    const begun = left.yearly(to.year) ?? { from };
    const start = isAfter(begun.from, to) ? (left.yearly(to.year - 1)?.from ?? from) : begun.from;
    return { from: start, to };
  }
  if (isBefore(to, from)) {
    const later = right.yearly?.(from.year) ?? undefined;
    const inNextYear = right.yearly?.(from.year + 1);
    const end = [later?.to, inNextYear?.to].find((day) => day && !isBefore(day, from));
    if (end) return { from, to: end };
    if (left.weekday && !context.isPast)
      return { from: weekdayFrom(to.subtract({ days: 6 }), left.weekday), to };
    return undefined;
  }
  return { from, to };
}

export function endsOf(left: Item, right: Item, context: Context): { from: Day; to: Day } | undefined {
  const ends = unorderedEnds(left, right, context);
  return ends && !isBefore(ends.to, ends.from) ? ends : undefined;
}
