import { previousDay } from "@/lib/dates/day";
import { berlinDay } from "@/lib/dates/format";
import type { Placed, Plan } from "./plan";

/** A list of which only a part is looked at */
export type PartOfDates = Pick<readonly Placed[], "length" | "slice">;

/** What is under way, and then what begins from now on */
export function ahead({ dates, byDay }: Plan, now: Date): PartOfDates {
  const instant = now.toISOString();
  const today = berlinDay(now);
  // In the small hours an evening goes on that the calendar has on the day before.
  const near = [previousDay(today), today].flatMap((day) => byDay.get(day) ?? []);
  const underWay = [...new Set(near)].filter(
    ({ start, end, days }) => start < instant && (end === undefined ? days[1] === today : end > instant),
  );
  const first = firstFrom(dates, instant);
  const count = underWay.length;
  return {
    length: count + dates.length - first,
    slice: (from = 0, to = 0) => [
      ...underWay.slice(from, to),
      ...dates.slice(first + Math.max(0, from - count), first + Math.max(0, to - count)),
    ],
  };
}

/** The place of the first date that begins at `instant` or later, found by halving. */
function firstFrom(dates: readonly Placed[], instant: string): number {
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dates[middle]?.start ?? "") < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
