import { Temporal } from "temporal-polyfill";

export type Day = Temporal.PlainDate;

/** Days that are asked for, both included, and what to call them. */
export type Days = { from: Day; to: Day; name: string; isFeast?: boolean };

/** `find` is given what the pattern caught; undefined when it is no date after all, such as the 31st of February. */
export type Rule = {
  pattern: RegExp;
  find: (caught: Record<string, string | undefined>, today: Day) => Days | undefined;
};

export const weekdays = new Map(
  ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"].map((name, index) => [
    name,
    index + 1,
  ]),
);
weekdays.set("sonnabend", 6);
export const weekdayNames = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];

export const inMonth = (at: Day): Pick<Days, "from" | "to"> => ({
  from: at.with({ day: 1 }),
  to: at.with({ day: at.daysInMonth }),
});
export const inWeek = (at: Day): Pick<Days, "from" | "to"> => {
  const monday = at.subtract({ days: at.dayOfWeek - 1 });
  return { from: monday, to: monday.add({ days: 6 }) };
};
export const oneDay = (day: Day, name: string): Days => ({ from: day, to: day, name });

/** How people put off a day: in the coming, the next week */
export const next = "nächst|kommend";

/** A date of the calendar; without a year the next one. */
export function dateOf(
  day: number,
  monthNumber: number,
  yearWritten: string | undefined,
  today: Day,
): Day | undefined {
  const given = yearWritten ? Number(yearWritten.length === 2 ? `20${yearWritten}` : yearWritten) : undefined;
  for (const tried of given
    ? [given]
    : [today.year, today.year + 1, today.year + 2, today.year + 3, today.year + 4]) {
    try {
      const date = Temporal.PlainDate.from({ year: tried, month: monthNumber, day }, { overflow: "reject" });
      if (given || Temporal.PlainDate.compare(date, today) >= 0) return date;
    } catch {
      // No such day in this year: the 29th of February comes again.
    }
  }
  return undefined;
}
