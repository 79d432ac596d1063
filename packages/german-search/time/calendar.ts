import type { VillageDays } from "@dorfforum/shared/calendar/left-out";

/** Days since 1970 */
export type Day = number;

/** First and last day; Infinity where there is no last one. */
export type Span = readonly [from: Day, to: Day];

export type Feast = {
  names: string[];
  /** Where names are inflected */
  label: string | undefined;
  days: (year: number) => Span;
};

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
  /** Whether "jetzt" is a time */
  isNow: boolean;
  /** The Land and the school holidays */
  village: VillageDays;
};

type NamedDays = "day" | "week" | "weekend" | "month" | "year" | "feast" | "season" | "holidays";
/** "open" has an end that is open, or today's. */
type OtherDays = "span" | "range" | "list" | "open";
/** "5.", "2027", "Sommer", "Monat" */
type OnlyBesideOthers = "number" | "yearnumber" | "seasonalone" | "current";

/** Days that words of a query name, before it is known what stands beside them. */
export type Item = {
  kind: NamedDays | OtherDays | OnlyBesideOthers;
  spans: readonly Span[];
  /** What people call it, for the chip: "heute", "Ostern" */
  name?: string | undefined;
  feast?: Feast | undefined;
  /** "am 5.", "am 5. und 12.": the month is named elsewhere or not at all */
  daysOfMonth?: number[] | undefined;
  /** "5. Dezember", of any year */
  yearly?: Yearly | undefined;
  /** The year that is named with a day or a month */
  year?: number | undefined;
  /** 1 for Monday, of a weekday beside which no week is named */
  weekday?: number | undefined;
  /** Whether every such weekday is meant: "samstags" */
  isEach?: boolean | undefined;
  /** Monday of the week that is named beside a weekday */
  week?: Day | undefined;
  /** Whether its ends are vague, such as those of Ostern: what lies between two of them lies outside them */
  isStretch?: boolean | undefined;
  /** Words that are searched too */
  isSearchable?: boolean | undefined;
  /** Of "im Monat": this one, or the next where what is asked of it is over */
  unit?: string | undefined;
};

type Yearly = (year: number) => Span | undefined;

const millisecondsPerDay = 86_400_000;

export const toDay = (iso: string): Day => Date.parse(iso) / millisecondsPerDay;
export const isoOf = (day: Day): string => new Date(day * millisecondsPerDay).toISOString().slice(0, 10);

/** @returns the month from 1, and the day of the month */
export function dateOf(day: Day): { year: number; month: number; date: number } {
  const utc = new Date(day * millisecondsPerDay);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() };
}

/** A day of a month, which may lie outside of 1 to 12; undefined where the month lacks it. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = Date.UTC(year, month - 1, date) / millisecondsPerDay;
  return date === dateOf(day).date ? day : undefined;
}

export const firstOfMonth = (year: number, month: number): Day =>
  Date.UTC(year, month - 1, 1) / millisecondsPerDay;

/** 1 for Monday */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;
/** The first such weekday from a day on, that day included */
export const weekdayFrom = (day: Day, weekday: number): Day => day + ((weekday - weekdayOf(day) + 7) % 7);
/** The last such weekday up to a day, that day included */
export const weekdayUntil = (day: Day, weekday: number): Day => day - ((weekdayOf(day) - weekday + 7) % 7);
export const mondayOf = (day: Day): Day => weekdayUntil(day, 1);

export const oneDay = (day: Day): Span => [day, day];
export const daysFrom = (from: Day, count: number): Span => [from, from + count - 1];
export const lengthOf = ([from, to]: Span): number => to - from + 1;
export const firstOf = ({ spans }: Item): Day => spans[0]?.[0] ?? Number.NaN;
export const lastOf = ({ spans }: Item): Day => spans.at(-1)?.[1] ?? Number.NaN;

/** Undefined where the days are none, or in the wrong order */
export const named = (kind: Item["kind"], span: Span | undefined, name?: string): Item | undefined =>
  span && span[0] <= span[1] ? { kind, spans: [span], name } : undefined;

/** How long they are, in days from a day of the week on or in months, and as what kind of days they are named */
export const units: Record<
  string,
  { kind: Item["kind"]; months?: number; days?: number; begins?: number; lasts?: number }
> = {
  day: { kind: "day", days: 1 },
  week: { kind: "week", days: 7, begins: 1, lasts: 7 },
  weekend: { kind: "weekend", days: 7, begins: 6, lasts: 2 },
  month: { kind: "month", months: 1 },
  quarter: { kind: "season", months: 3 },
  halfyear: { kind: "season", months: 6 },
  year: { kind: "year", months: 12 },
};

/** The same day of a later month, or its last one */
export function addUnits(day: Day, unit: string, amount: number): Day {
  const { days = 0, months = 0 } = units[unit] ?? {};
  if (months === 0) return day + days * amount;
  const { year, month, date } = dateOf(day);
  const [first, next] = [0, 1].map((more) => firstOfMonth(year, month + months * amount + more)) as [
    Day,
    Day,
  ];
  return Math.min(first + date, next) - 1;
}

export function unitAround(day: Day, unit: string): Span {
  const { months, begins = weekdayOf(day), lasts = 1 } = units[unit] ?? {};
  if (!months) return daysFrom(mondayOf(day) + begins - 1, lasts);
  const { year, month } = dateOf(day);
  const first = month - ((month - 1) % months);
  return [firstOfMonth(year, first), firstOfMonth(year, first + months) - 1];
}

export const yearAround = (year: number): Span => [firstOfMonth(year, 1), firstOfMonth(year + 1, 1) - 1];
export const monthIn = (year: number, month: number): Span => unitAround(firstOfMonth(year, month), "month");

/** Eight years hold every 29th of February. */
const yearsTried = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** What comes every year, of the nearest: not over, or of the past the latest that has begun. */
export function yearly(
  kind: Item["kind"],
  { today, isPast }: Pick<Context, "today" | "isPast">,
  inYear: Yearly,
): Item | undefined {
  // What began in one year may last into the next.
  for (const years of isPast ? yearsTried : [-1, ...yearsTried]) {
    const span = inYear(dateOf(today).year + (isPast ? -years : years));
    if (span && (isPast ? span[0] <= today : span[1] >= today))
      return { kind, spans: [span], yearly: inYear };
  }
  return undefined;
}

/** The nearest day of this number: in this month, or the first later (of the past: earlier) month that has it. */
export function nearestInMonths({ today, isPast }: Context, date: number): Day | undefined {
  const { year, month } = dateOf(today);
  const days = [0, 1, 2].map((months) => dayOf(year, isPast ? month - months : month + months, date));
  return days.find((day) => day !== undefined && (isPast ? day <= today : day >= today));
}

const maxDays = 400;

/** The days of a span that fit, at most those of a year */
export const daysWithin = (span: Span, fits: (day: Day) => boolean): Day[] =>
  Array.from({ length: Math.max(0, Math.min(lengthOf(span), maxDays)) }, (_, days) => span[0] + days).filter(
    fits,
  );

/** Of a list of days */
const maxSpans = 60;

/** Such a weekday of every week, and days that follow it */
export const each = ([from, to]: Span, weekday: number, days = 1): Span[] =>
  Array.from({ length: maxSpans }, (_, weeks) =>
    daysFrom(weekdayFrom(from, weekday) + 7 * weeks, days),
  ).filter(([first]) => first <= to);

/** A weekday that is counted within a span, from its end where the count is negative, and days that follow it */
export function nthWeekday([from, to]: Span, weekday: number, nth: number, days = 1): Span | undefined {
  const day =
    nth < 0 ? weekdayUntil(to, weekday) + 7 * (nth + 1) : weekdayFrom(from, weekday) + 7 * (nth - 1);
  return day > to ? undefined : daysFrom(day, days);
}

export const contains = (outer: Item, inner: Item): boolean =>
  inner.spans.every(([from, to]) => outer.spans.some(([first, last]) => first <= from && to <= last));

/** In order; spans that overlap or touch are one. */
export function joined(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (!last || last[1] + 1 < from) merged.push([from, to]);
    else merged.splice(-1, 1, [last[0], Math.max(last[1], to)]);
  }
  return merged;
}

const smallWords = /\s(?:der|die|das|den|des|und|im|am|vor|nach) /giu;

/** A name as it stands in a chip, however it was written */
export const capitalised = (name: string): string =>
  name
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(smallWords, (word) => word.toLowerCase());
