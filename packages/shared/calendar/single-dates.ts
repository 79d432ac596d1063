import type { Temporal } from "temporal-polyfill";
import { hoursAt } from "./series-rule.ts";
import { toInstant } from "./village-time.ts";

/*
 * What editors say of single dates of a series: site, CMS and panel read the rows of "Ausnahmen" with this. Days are "YYYY-MM-DD",
 * instants ISO.
 */

/** The choices of the field "Art"; rows of older versions have none, which means the first. */
const kinds = {
  faellt_aus: "cancelled",
  verlegt: "moved",
  hinweis: "note",
  zusaetzlich: "added",
  /** Not on this day: nobody is told of a date there. */
  kein_termin: "none",
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

export type Hours = { start: string; end?: string | undefined };

/** `day` is the one that the series' rule names, or the added one. It stays when the date moves again. */
export type SingleDate = {
  day: string;
  kind: Kind;
  start?: string | undefined;
  end?: string | undefined;
  place?: string | undefined;
  note?: string | undefined;
};

/** A row as the CMS stores and sends it */
export type SingleDateRow = {
  Datum?: unknown;
  Art?: unknown;
  Beginn?: unknown;
  Ende?: unknown;
  Ort?: unknown;
  Hinweis?: unknown;
};

/** Undefined for a row without a day. */
export function toSingleDate({
  Datum,
  Art,
  Beginn,
  Ende,
  Ort,
  Hinweis,
}: SingleDateRow): SingleDate | undefined {
  const day = typeof Datum === "string" ? Datum.slice(0, 10) : "";
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const start = toInstant(Beginn);
  const end = toInstant(Ende);
  return {
    day,
    kind: kinds[Art as keyof typeof kinds] ?? "cancelled",
    start: start?.toISOString(),
    end: start && end && end > start ? end.toISOString() : undefined,
    place: textOf(Ort),
    note: textOf(Hinweis),
  };
}

export const toSingleDates = (rows: unknown): SingleDate[] =>
  Array.isArray(rows) ? rows.flatMap((row: SingleDateRow | null) => toSingleDate(row ?? {}) ?? []) : [];

/** An event that became a single one keeps the rows of its series, which mean nothing any more. */
export const exceptionsOf = (recurrence: string | undefined, rows: SingleDate[]): SingleDate[] =>
  recurrence !== undefined || rows.some(({ kind }) => kind === "added") ? rows : [];

const textOf = (value: unknown) => (typeof value === "string" && value.trim()) || undefined;

/** What is different about one date. Of a date that moved, `other` is where it moved from or to. */
export type Change = Pick<SingleDate, "day" | "place" | "note"> & {
  kind: Exclude<Kind, "none"> | "movedAway";
  other?: (Hours & Pick<SingleDate, "place">) | undefined;
};

export type ChangedDate = Hours & { change: Change };

/** Whether a date takes place: one that is cancelled, or moved to another time, is shown only. */
export const takesPlace = ({ change }: { change?: Change | undefined }): boolean =>
  change?.kind !== "cancelled" && change?.kind !== "movedAway";

/** What changed dates follow from */
type Series = {
  /** By the village's clocks */
  begin: Temporal.ZonedDateTime;
  /** By the clock, as dates keep it in a night in which the clocks change */
  length: Temporal.Duration | undefined;
  /** The begins by the rule from a day ("YYYY-MM-DD") to another, both included, by the village's clocks */
  datesBetween: (first: string, last: string) => Temporal.ZonedDateTime[];
  /** Whether another rule (holidays) leaves a day out */
  isLeftOut: (day: string) => boolean;
};

/**
 * The dates that rows are about, soonest first. A row about a day that the series does not have, or does not have any more, is about
 * nothing. A date that moved is there twice. What moves or is added also takes place where holidays are left out.
 */
export function changedDates(
  rows: readonly SingleDate[],
  { begin, length, datesBetween, isLeftOut }: Series,
): ChangedDate[] {
  const days = rows.map(({ day }) => day).sort();
  const [first, last = first] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const hoursFrom = (written: string) => hoursAt(beginAt(begin, written), length);
  const dates = new Map(
    datesBetween(first, last).map((date) => [date.toPlainDate().toString(), hoursAt(date, length)]),
  );
  const byDay = new Map<string, SingleDate>();
  for (const row of rows) if (!byDay.has(row.day)) byDay.set(row.day, row);
  const changed = [...byDay.values()].flatMap((row): ChangedDate[] => {
    const { day, kind, start, end, place, note } = row;
    const date = dates.get(day);
    if (kind === "none") return [];
    const change = { day, kind, place, note };
    if (kind === "added") {
      const hours = start ? { ...hoursFrom(start), ...(end && { end }) } : (date ?? hoursFrom(day));
      return [{ ...hours, change }];
    }
    if (!date) return [];
    if (kind === "moved" && start) {
      const to = { ...hoursFrom(start), ...(end && { end }) };
      return [
        { ...date, change: { day, kind: "movedAway", note, other: { ...to, place } } },
        { ...to, change: { ...change, other: date } },
      ];
    }
    if (isLeftOut(day)) return [];
    // Without its new time a date does not take place at the old one.
    return [{ ...date, change: kind === "moved" ? { ...change, kind: "cancelled" } : change }];
  });
  return changed.sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** At an instant (ISO), or on a day at the hour of `begin`. */
function beginAt(begin: Temporal.ZonedDateTime, written: string): Temporal.ZonedDateTime {
  if (written.includes("T"))
    return begin.add({ milliseconds: Date.parse(written) - begin.epochMilliseconds });
  const [year, month, day] = written.split("-").map(Number);
  return begin.with({ year: year ?? 0, month: month ?? 1, day: day ?? 1 }, { offset: "ignore" });
}
