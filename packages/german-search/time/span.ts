import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { Temporal } from "temporal-polyfill";

export type Day = Temporal.PlainDate;

/** Days from the first to the last, both included; without a last one from then on. */
export type Span = { from: Day; to: Day | null };

/** What a query is resolved against. */
export type Context = {
  /** The village's calendar day */
  today: Day;
  /** The village's clock, in hours */
  hour: number;
  /** Whether the query asks for what was */
  isPast: boolean;
  /** Whether nothing but a time is asked for */
  isBare: boolean;
  /** Whether the query names hours */
  hasHours: boolean;
  /** The Land and the school holidays */
  village: VillageDays;
};

export const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0;
export const isAfter = (one: Day, other: Day): boolean => isBefore(other, one);

export const oneDay = (day: Day): Span => ({ from: day, to: day });

export const daysFrom = (from: Day, count: number): Span => ({ from, to: from.add({ days: count - 1 }) });

export const toDay = (iso: string): Day => Temporal.PlainDate.from(iso);

/** A day of a month, undefined where the month lacks it. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    // Temporal throws for a day that the month lacks.
    return undefined;
  }
}

export const monthAround = (day: Day): Span & { to: Day } => ({
  from: day.with({ day: 1 }),
  to: day.with({ day: day.daysInMonth }),
});

export const yearAround = (year: number): Span & { to: Day } => ({
  from: new Temporal.PlainDate(year, 1, 1),
  to: new Temporal.PlainDate(year, 12, 31),
});

/** The first such weekday (1 is Monday) from a day on, that day included */
export const weekdayFrom = (day: Day, weekday: number): Day =>
  day.add({ days: (weekday - day.dayOfWeek + 7) % 7 });

/** The last such weekday up to a day, that day included */
export const weekdayUntil = (day: Day, weekday: number): Day =>
  day.subtract({ days: (day.dayOfWeek - weekday + 7) % 7 });

/** Eight years hold every 29th of February. */
const yearsTried = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Of what comes once a year the one that is next: not over, or of the past the latest that has begun.
 * @param inYear undefined in a year that lacks it
 */
export function nearestInYears(
  { today, isPast }: Pick<Context, "today" | "isPast">,
  inYear: (year: number) => Span | undefined,
): Span | undefined {
  // What began in one year may last into the next.
  for (const years of isPast ? yearsTried : [-1, ...yearsTried]) {
    const span = inYear(today.year + (isPast ? -years : years));
    if (span && (isPast ? !isAfter(span.from, today) : !isBefore(span.to ?? today, today))) return span;
  }
  return undefined;
}

/** The same for a day of a month: in this month, or the first later (of the past: earlier) month that has it. */
export function nearestInMonths({ today, isPast }: Context, day: number): Day | undefined {
  for (let months = 0; months <= 2; months += 1) {
    const month = today.with({ day: 1 }).add({ months: isPast ? -months : months });
    const found = dayOf(month.year, month.month, day);
    if (found && (isPast ? !isAfter(found, today) : !isBefore(found, today))) return found;
  }
  return undefined;
}
