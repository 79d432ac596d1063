/** When an event takes place: its next date, or its latest one if none is to come. `start` in milliseconds since 1970. */
export type NearestDate = { start: number; isComing: boolean };

const minuteMs = 60_000;
/** The minute, since 1970, from which all dates count as the same; PostgreSQL stores integers up to 2,147,483,647. */
const maxMinute = 999_999_999;
const pastOffset = 2_000_000_000;

/** The orders of events with a coming date are below this. */
export const firstPastOrder = pastOffset - maxMinute;

/**
 * The number by which lists sort events in ascending order: drafts without a date, then coming dates with the soonest
 * first, then past dates with the latest first.
 */
export function toEventOrder(date: NearestDate | undefined): number {
  if (!date) return 0;
  const minute = Math.min(Math.max(Math.floor(date.start / minuteMs), 1), maxMinute);
  return date.isComing ? minute : pastOffset - minute;
}

/** The next date that an order stands for; undefined for past events and those without a date. */
export const nextDateOf = (order: unknown): Date | undefined =>
  typeof order === "number" && order > 0 && order < firstPastOrder ? new Date(order * minuteMs) : undefined;
