import { monthBeginning, monthOfName } from "../calendar/german-months.ts";
import { isBin } from "./bins.ts";
import { cancelled, type Line, readLine, unclear } from "./read-line.ts";
import { districtOf, type TableHead, tableHead, toLines, toRow } from "./waste-table.ts";
import { type DayContext, hasMonthFirst, weekdayPattern } from "./written-days.ts";

/** What a line of a text says; `line` counts from 1. */
export type Item = Line & { line: number; text: string; isBehindBlank: boolean };

const maxLineLength = 3000;
const maxShownLength = 200;
/** How far below the names of columns the first row stands */
const maxRowDistance = 5;
/** "7.1", "7. Januar", "Jan 7": what looks like a day */
const half = new RegExp(
  `\\d{1,2}\\.\\s?(?:\\d|${monthBeginning})|(?<!\\p{L})${monthBeginning}\\p{L}*\\.?\\s*\\d{1,2}(?!\\d)`,
  "iu",
);
const hours = /\d{1,2}[.:]\d\d(?=\s*(?:uhr|[-–]|bis))|(?<=[-–]\s*|bis\s*)\d{1,2}[.:]\d\d/gi;
const onlyWeekday = new RegExp(`^${weekdayPattern}[.,:]?$`, "iu");
/** What heads a whole list and names no bin */
const ofWholeList =
  /^(?:(?:der|die|das|für|im|und|alle|ihr|unsere?|jahr|termine|übersicht|\p{L}{0,20}(?:kalender|termine|plan|übersicht|tage)|20\d\d|\/|\d\d(?!\d))[\s:,.–-]*)+$/iu;
/** How old a list is, or who made it */
const aboutList =
  /(?:^|[\s(])(?:stand|gültig(?:keit)?|gilt|©|copyright|ausgabe|druck\p{L}*|änderung\p{L}*)(?!\p{L})/iu;
const districtName =
  /(?<!\p{L})(?:(?:abfuhr|sammel|entsorgungs|müll)-?)?(?:bezirk|ortsteil|stadtteil|tour|revier|gebiet)\s*:?\s+([\p{L}\d][\p{L}\d/+-]*)/iu;

const shortened = (text: string): string =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;

/** Each line as what it says, rows of tables as lines of their days; headings of years and months are told to those below them. */
export function toItems(text: string): { items: Item[]; districts: string[] } {
  const items: Item[] = [];
  const districts = new Set<string>();
  const lines = text.split(/\r\n|\n|\r/).map((each) => each.trim());
  let context: DayContext = { hasMonthFirst: hasMonthFirst(text) };
  let head: TableHead | undefined;
  let isBehindBlank = true;
  for (const [at, written] of lines.entries()) {
    if (!/[\p{L}\d]/u.test(written)) {
      isBehindBlank ||= written === "";
      continue;
    }
    const add = (line: Line) => {
      const last = items.at(-1);
      // "entfällt" on a line of its own may belong to the one above.
      if (last && !isBehindBlank && line.isUnclear && saysOnlyCancelled(written)) last.isUnclear = true;
      items.push({ ...line, line: at + 1, text: shortened(written), isBehindBlank });
      isBehindBlank = false;
    };
    if (written.length > maxLineLength) {
      add(unclear);
      continue;
    }
    const next = lines.slice(at + 1, at + maxRowDistance).find((each) => /\p{L}|\d/u.test(each)) ?? "";
    const found = tableHead(written, next);
    head = found ?? (head && toRow(written, head) ? head : undefined);
    if (found) continue;
    const cells = head && toRow(written, head);
    const rows = head && cells ? toLines(cells, head, context) : [];
    if (head && cells) districts.add(districtOf(cells, head));
    if (!rows) add(unclear);
    else if (rows.length > 0) for (const row of rows) add(readLine(row.text, row.context));
    else {
      const own = cells ? cells.filter(Boolean).join(" ") : written;
      const { line, below } = readOwnLine(own, context);
      if (line) add(line);
      context = below;
      if (line && (line.title || line.days.length > 0))
        districts.add(districtName.exec(own)?.[1]?.toLowerCase() ?? "");
    }
  }
  return { items, districts: [...districts].filter(Boolean) };
}

const maxNoteLength = 40;
const saysOnlyCancelled = (text: string): boolean =>
  text.length < maxNoteLength && /^[\p{L}(]/u.test(text) && !/[\d*]/.test(text) && cancelled.test(text);

/** A line of no table: nothing where it only dates those below it, or says how old the list is */
function readOwnLine(written: string, context: DayContext): { line?: Line; below: DayContext } {
  const line = readLine(written, context);
  if (line.days.length > 0 || line.away.length > 0 || line.isUnclear) return { line, below: context };
  if (aboutList.test(written) && !isBin(line.title)) return { below: context };
  const years = written.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
  const month = monthOfName(written);
  // "2026/27" is no one's year.
  const year = years.length === 1 && !/20\d\d\s*[/–-]\s*\d/.test(written) ? Number(years[0]) : undefined;
  const below = years.length > 0 ? { ...context, year, month } : month ? { ...context, month } : context;
  const title = line.title
    .replace(/(?<!\d)20\d\d(?:\s*[/–-]\s*\d\d(?:\d\d)?)?(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (month || onlyWeekday.test(written) || ofWholeList.test(line.title) || !title) return { below };
  if (half.test(written.replace(hours, " ")) || cancelled.test(title)) return { line: unclear, below };
  return { line: { ...line, title: title.replace(/^[\s:,–-]+|[\s:,–-]+$/g, "") }, below };
}
