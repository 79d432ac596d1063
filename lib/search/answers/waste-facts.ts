import type { SearchEntry } from "../search-entry";
import { type Row, type Segments, toSegments } from "./segments";

/** When a kind of waste is collected, as a table tells it. */
export type Collection = {
  /** "Restmüll (schwarze Tonne)" */
  bin: string;
  /** Part of the municipality; "" for all of it */
  district: string;
  /** "Mittwoch", "erster Freitag im Monat" */
  day: string;
  /** "alle zwei Wochen, gerade Kalenderwoche" */
  rhythm: string;
};

const dayCell =
  /(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend)s?\b|\b\d{1,2}\.\s?(?:\d{1,2}\.|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;
const rhythmCell = /woche|tägig|monat|wöchentlich|gerade|jährlich/iu;
const isOfDays = /^(?:wochen|abfuhr|leerungs|abhol)?tage?$|^(?:abfuhr|abholung|leerung|termine?|wann)$/iu;
/** Opening hours are no day of collection. */
const maxDayLength = 60;
const hours = /\d\s*(?:uhr|bis|–)/iu;

const isDay = (cell: string) => cell.length <= maxDayLength && dayCell.test(cell) && !hours.test(cell);

const cache = new WeakMap<SearchEntry, Segments>();

export function segmentsOf(entry: SearchEntry): Segments {
  const cached =
    cache.get(entry) ?? toSegments(`${entry.lead}\n\n${entry.body}`, (text) => dayCell.test(text));
  cache.set(entry, cached);
  return cached;
}

/** What the rows of a table say about a bin, whichever way round the table is. */
export function collectionsOf(rows: readonly Row[], bin: RegExp): Collection[] {
  const byRow = rows.filter(({ cells }) => bin.test(cells[0] ?? "")).flatMap(byDistrict);
  if (byRow.length > 0) return byRow;
  return rows.flatMap(({ columns, cells }) =>
    cells.flatMap((day, at) => {
      const name = columns[at] ?? "";
      return at > 0 && bin.test(name) && isDay(day)
        ? [{ bin: name, district: cells[0] ?? "", day, rhythm: "" }]
        : [];
    }),
  );
}

function byDistrict({ columns, cells }: Row): Collection[] {
  const [bin = "", ...others] = cells;
  const rhythm = others.find((cell) => !isDay(cell) && rhythmCell.test(cell)) ?? "";
  return others.flatMap((day, at) => {
    const district = columns[at + 1] ?? "";
    return isDay(day) ? [{ bin, district: isOfDays.test(district) ? "" : district, day, rhythm }] : [];
  });
}
