/*
 * What editors say of single dates of a series: site, CMS and panel read the rows of "Ausnahmen" with this. Days are "YYYY-MM-DD",
 * instants ISO.
 */

/** The choices of the field "Art"; rows of older versions have none, which means the first. */
const kinds = { faellt_aus: "cancelled", verlegt: "moved", hinweis: "note", zusaetzlich: "added" } as const;
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
  const start = instantOf(Beginn);
  const end = instantOf(Ende);
  return {
    day,
    kind: kinds[Art as keyof typeof kinds] ?? "cancelled",
    start,
    end: start !== undefined && end !== undefined && end >= start ? end : undefined,
    place: textOf(Ort),
    note: textOf(Hinweis),
  };
}

export const toSingleDates = (rows: unknown): SingleDate[] =>
  Array.isArray(rows) ? rows.flatMap((row: SingleDateRow | null) => toSingleDate(row ?? {}) ?? []) : [];

function instantOf(value: unknown): string | undefined {
  if (!(value instanceof Date) && typeof value !== "string" && typeof value !== "number") return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

const textOf = (value: unknown) => (typeof value === "string" && value.trim()) || undefined;

/** What is different about one date. Of a date that moved, `other` is where it moved from or to. */
export type Change = Pick<SingleDate, "day" | "place" | "note"> & {
  kind: Kind | "movedAway";
  other?: (Hours & Pick<SingleDate, "place">) | undefined;
};

export type ChangedDate = Hours & { change: Change };

/** Whether a date takes place: one that is cancelled, or moved to another time, is shown only. */
export const takesPlace = ({ change }: { change?: Change | undefined }): boolean =>
  change?.kind !== "cancelled" && change?.kind !== "movedAway";

type Series = {
  /** The dates of the rule on the days of `rows`, by day */
  dates: ReadonlyMap<string, Hours>;
  /** Whether another rule (holidays) leaves a day out */
  isLeftOut: (day: string) => boolean;
  /** A date of the series' length that begins at an instant, or on a day at the series' time */
  hoursFrom: (begin: string) => Hours;
};

/**
 * The dates that rows are about, in no order. A row about a day that the series does not have, or does not have any more, is about
 * nothing. A date that moved is there twice. What moves or is added also takes place where holidays are left out.
 */
export function changedDates(
  rows: readonly SingleDate[],
  { dates, isLeftOut, hoursFrom }: Series,
): ChangedDate[] {
  const byDay = new Map<string, SingleDate>();
  for (const row of rows) if (!byDay.has(row.day)) byDay.set(row.day, row);
  return [...byDay.values()].flatMap((row): ChangedDate[] => {
    const { day, kind, start, end, place, note } = row;
    const date = dates.get(day);
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
}
