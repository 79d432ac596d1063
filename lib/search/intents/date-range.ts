import { Temporal } from "temporal-polyfill";

export type Day = Temporal.PlainDate;

export type DateRange = {
  from: Day;
  to: Day;
  /** What people call it, for the chip: "heute", "Ostern" */
  name?: string;
  /** What the chip says: the name and the dates unless set */
  label?: "name" | "start" | "weekday";
  isFeast?: boolean;
};

/** A wording of dates. `resolve` is undefined for a match that is no date, such as the 31st of February. */
export type DatePattern = {
  pattern: RegExp;
  resolve: (groups: Record<string, string | undefined>, today: Day) => DateRange | undefined;
};

export const nextStem = "nächst|kommend";

/** From 1 for Monday, as Temporal counts */
export const weekdays = new Map(
  ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"].map((name, index) => [
    name,
    index + 1,
  ]),
).set("sonnabend", 6);

export const oneDay = (day: Day, name?: string): DateRange => ({ from: day, to: day, ...(name && { name }) });

export const monthAround = (day: Day): DateRange => ({
  from: day.with({ day: 1 }),
  to: day.with({ day: day.daysInMonth }),
});

/** Four years until a 29th of February comes again */
const yearsTried = [0, 1, 2, 3, 4];

/** Without a year, the next such date. @param year as written, with two or four digits */
export function dateOf(day: number, month: number, year: string | undefined, today: Day): Day | undefined {
  const given = year && Number(year.length === 2 ? `20${year}` : year);
  for (const each of given ? [given] : yearsTried.map((years) => today.year + years)) {
    const date = dateIn(each, month, day);
    if (date && (given || Temporal.PlainDate.compare(date, today) >= 0)) return date;
  }
  return undefined;
}

function dateIn(year: number, month: number, day: number): Day | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    // Temporal throws for a day that the month lacks.
    return undefined;
  }
}
