import { type Weekday, weekdays } from "../calendar/day.ts";
import { daysBetween, toWeekday } from "./german-days.ts";
import type { OpeningSpan } from "./opening-span.ts";

/** A row as it is stored (cms/src/components/teile/oeffnungszeit.json): "Di" or a span such as "Mo–Fr", and times as "HH:MM" */
export type OpeningRow = { Tage: string; Von: string; Bis: string; Hinweis?: string };

/** The days of a stored row */
export function daysOfRow(Tage: string): Weekday[] {
  const [first = "", last = first] = Tage.split(/\s*[–-]\s*/);
  return daysBetween(toWeekday(first), toWeekday(last));
}

/** A row for each run of days: "Mo–Do" and "Sa". */
export const toRows = (spans: readonly OpeningSpan[]): OpeningRow[] =>
  spans.flatMap(({ days, from, to, note }) =>
    runsOf(days).map((Tage) => ({ Tage, Von: from, Bis: to, ...(note && { Hinweis: note }) })),
  );

function runsOf(days: readonly Weekday[]): string[] {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === weekdays[index - 1] && run) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`));
}
