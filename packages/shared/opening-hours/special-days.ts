import { addDays } from "../calendar/day.ts";
import { type ClockSpan, readClockSpans } from "./clock-spans.ts";

/** A row of Besondere_Tage as the CMS stores it (cms/src/components/teile/besonderer-tag.json) */
export type StoredSpecialDay = {
  Von: string;
  Bis?: string | null | undefined;
  Gilt?: string | null | undefined;
  Zeiten?: string | null | undefined;
  Hinweis?: string | null | undefined;
};

export const closedDay = "geschlossen";
export const otherHours = "geänderte Zeiten";

/**
 * Days from `first` to `last` ("YYYY-MM-DD", both included) that are not as usual. Without `hours` it is closed; undefined are hours
 * that cannot be read.
 */
export type SpecialDay = {
  first: string;
  last: string;
  hours: readonly ClockSpan[] | undefined;
  note?: string | undefined;
};

export function toSpecialDay({ Von, Bis, Gilt, Zeiten, Hinweis }: StoredSpecialDay): SpecialDay {
  return {
    first: Von,
    last: Bis && Bis > Von ? Bis : Von,
    hours: Gilt === otherHours ? readClockSpans(Zeiten ?? "") : [],
    note: Hinweis?.trim() || undefined,
  };
}

type Problem = { field: keyof StoredSpecialDay; message: string };

/** What is wrong with a row, in German, by its field; undefined if nothing is. */
export function specialDayProblem(row: Partial<StoredSpecialDay>): Problem | undefined {
  const { Von, Bis, Gilt, Zeiten } = row;
  if (Von && Bis && Bis < Von)
    return { field: "Bis", message: "Der letzte Tag darf nicht vor dem ersten liegen." };
  const message = hoursProblem(Gilt === otherHours, Zeiten?.trim() ?? "");
  return message ? { field: "Zeiten", message } : undefined;
}

function hoursProblem(isExpected: boolean, hours: string): string | undefined {
  if (!isExpected)
    return (
      hours && `Zeiten stehen nur bei „${otherHours}“. Bitte wählen Sie das aus, oder leeren Sie das Feld.`
    );
  if (!hours) return "Bitte tragen Sie die Zeiten ein, zum Beispiel 8–12 Uhr und 14–16 Uhr.";
  if (readClockSpans(hours)) return undefined;
  return `„${hours}“ lässt sich nicht als Zeiten lesen. Bitte schreiben Sie sie so: 8–12 Uhr und 14–16 Uhr. Alles andere gehört in den Hinweis.`;
}

const lengthOf = ({ first, last }: SpecialDay) => Date.parse(last) - Date.parse(first);

/** The row that counts on a day ("YYYY-MM-DD"): of several the shortest, of equally long ones the last. */
export function specialDayOn<Day extends SpecialDay>(days: readonly Day[], day: string): Day | undefined {
  let found: Day | undefined;
  for (const each of days)
    if (each.first <= day && day <= each.last && (!found || lengthOf(each) <= lengthOf(found))) found = each;
  return found;
}

type Run<Day> = { row: Day; first: string; last: string };

/** The spans between two days ("YYYY-MM-DD", both included) on which one row counts */
function runsBetween<Day extends SpecialDay>(days: readonly Day[], first: string, last: string): Run<Day>[] {
  const near = days.filter((each) => each.last >= first && each.first <= last);
  const runs: Run<Day>[] = [];
  for (let day = first; day <= last && near.length > 0; day = addDays(day, 1)) {
    const row = specialDayOn(near, day);
    const before = runs.at(-1);
    if (row && before?.row === row && addDays(before.last, 1) === day) before.last = day;
    else if (row) runs.push({ row, first: day, last: day });
  }
  return runs;
}

/**
 * What counts between two days, soonest first, in spans that do not overlap. One that goes on after `last` keeps its end.
 */
export const specialDaysBetween = (days: readonly SpecialDay[], first: string, last: string): SpecialDay[] =>
  runsBetween(days, first, last).map(({ row, ...run }) => ({
    ...row,
    first: run.first,
    last: run.last === last ? row.last : run.last,
  }));

/** The rows that close a day between two */
export const closingsBetween = <Day extends SpecialDay>(
  days: readonly Day[],
  first: string,
  last: string,
): Day[] => [
  ...new Set(runsBetween(days, first, last).flatMap(({ row }) => (row.hours?.length === 0 ? row : []))),
];
