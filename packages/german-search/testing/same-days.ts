import { addDays } from "@dorfforum/shared/calendar/day";

/** Days ("YYYY-MM-DD"), both included; null for an open end */
export type Days = [from: string, to: string | null][];

const farAhead = "2999-12-31";

/** Whether two lists of days are the same, but for `tolerance` at the ends that are closed. */
export function areSame(expected: Days, actual: Days, tolerance = 0): boolean {
  const [one, other] = [joined(expected), joined(actual)];
  return (
    one.length === other.length &&
    one.every(([from, to], at) => {
      const [otherFrom = "", otherTo = ""] = other[at] ?? [];
      return isNear(from, otherFrom, tolerance) && isNear(to, otherTo, tolerance);
    })
  );
}

const isNear = (day: string, other: string, tolerance: number) =>
  other !== "" && addDays(day, -tolerance) <= other && other <= addDays(day, tolerance);

/** In order, with ranges that touch as one */
function joined(days: Days): [from: string, to: string][] {
  const sorted = days
    .map(([from, to]): [string, string] => [from, to ?? farAhead])
    .sort(([one], [other]) => one.localeCompare(other));
  const merged: [string, string][] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= addDays(last[1], 1)) last.splice(1, 1, [last[1], to].sort().at(-1) ?? to);
    else merged.push([from, to]);
  }
  return merged;
}

const lastHour = 24;

export function areSameHours(
  [from, to]: [string, string],
  hours: { from: number; to: number } | undefined,
): boolean {
  const toHours = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  return hours?.from === toHours(from) && Math.min(hours.to, lastHour) === toHours(to);
}
