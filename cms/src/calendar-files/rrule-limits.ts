import type { RuleParts } from "@dorfforum/shared/calendar/recurrence-rule";
import { Temporal } from "temporal-polyfill";
import type { Moment } from "./time-zones";

/* Counting the dates of a rule out: what the library may take, and what it cannot do. */

export const maxCount = 1000;

/**
 * Periods that the library looks through in one call, which cannot be left in the middle: a rule that never has a date takes
 * them all. A year costs ten times as much as a week, and so does what BYSETPOS chooses from.
 */
export const maxIterationsOf = ({ FREQ, BYSETPOS }: RuleParts) =>
  FREQ === "YEARLY" || BYSETPOS ? 400 : 2000;

/** The library throws for what it cannot read or gives up. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const isAfter = (date: Moment, last: Moment | undefined) =>
  last !== undefined && Temporal.ZonedDateTime.compare(date, last) > 0;

/** "20270629T215959Z" */
export function utcStamp(date: Moment): string {
  const wallClock = date.withTimeZone("UTC").toPlainDateTime().toString({ smallestUnit: "second" });
  return `${wallClock.replace(/[-:]/g, "")}Z`;
}
