import { monthOfName } from "../calendar/german-months.ts";
import { isBin } from "./bins.ts";
import { type DayContext, findDays } from "./written-days.ts";

/** A line of days that was a row, or a cell of one; `context`: the month and year that its row or column names */
export type RowLine = { text: string; context: DayContext };

export type ColumnKind = "date" | "end" | "none" | "month" | "year" | "district" | "title" | "note" | "other";
export type Column = { name: string; kind: ColumnKind };

const kinds: [ColumnKind, RegExp][] = [
  [
    "date",
    /^(?:datum|tage?|termine?|wann|von|beginnt? ?(?:am)?|start ?(?:datum|date|tag)?|date|dtstart|(?:abfuhr|abhol|leerungs|sammel|entsorgungs)-?(?:tage?|termine?|datum|daten))$/i,
  ],
  ["end", /^(?:bis|ende|endet am|end ?(?:datum|date|tag)|enddatum|dtend)$/i],
  [
    "none",
    /^(?:wochentage?|wt|kw|(?:kalender)?woche|lfd\.? ?nr\.?|nr\.?|id|uid|beginnt um|endet um|(?:start|end) time|ganztägig\S*(?: ereignis)?|all ?day(?: event)?|erinnerung.*)$/i,
  ],
  ["month", /^monat$/i],
  ["year", /^jahr$/i],
  [
    "district",
    /^(?:(?:abfuhr|sammel|entsorgungs|müll)?-?(?:bezirke?|gebiete?|tour(?:en)?|reviere?)|ortsteile?|stadtteile?|ort|gemeinde|straßen?|strassen?|straßenname|zone)$/i,
  ],
  [
    "title",
    /^(?:(?:müll|abfall)?-?(?:tonnen?|art|arten|fraktion(?:en)?|sorte)|abfuhr|sammlung|bezeichnung|titel|betreff|subject|summary|name|behälter|leistung|was|text|entsorgung|gefäß|müll|abfall)$/i,
  ],
  [
    "note",
    /^(?:bemerkung(?:en)?|hinweise?|notiz(?:en)?|info|anmerkung(?:en)?|beschreibung|description|uhrzeit|zeit|standort|treffpunkt|verschiebung|grund|feiertag)$/i,
  ],
];
const mark = /^(?:x+|✓|✔|✗|✘|●|•|■|◼|\*|ja|j|1|true|wahr)$/iu;
const noMark = /^(?:nein|n|0|[-–—/]|falsch|false)?$/iu;
const delimiters = [";", "\t", "|"];

const kindOf = (name: string): ColumnKind => kinds.find(([, names]) => names.test(name))?.[0] ?? "other";

/** The cells of a line; one in quotation marks may hold the separator. */
const toCells = (line: string, delimiter: string): string[] => {
  const cells = [""];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) cells.push("");
    else cells[cells.length - 1] += letter;
  }
  return (delimiter === "|" ? trimBars(cells) : cells).map((cell) => cell.trim());
};

/** "| Datum | Tonne |" */
const trimBars = (cells: string[]): string[] =>
  cells.slice(cells[0]?.trim() === "" ? 1 : 0, cells.at(-1)?.trim() === "" ? -1 : undefined);

export type TableHead = { columns: Column[]; delimiter: string };

/** The columns that a line names, if the one below it is a row of theirs. */
export function tableHead(line: string, next: string): TableHead | undefined {
  const isDay = (text: string) => findDays(text, { year: 2000, month: 1 }).length > 0;
  if (!/[;\t|,]/.test(line) || isDay(line)) return undefined;
  for (const delimiter of [...delimiters, ","]) {
    const names = toCells(line, delimiter);
    const columns = names.map((name) => ({ name, kind: kindOf(name.replace(/[:*]+$|20\d\d/g, "").trim()) }));
    const [filled, below] = [names.filter(Boolean).length, toCells(next, delimiter)];
    if (filled < 2 || below.length < 2) continue;
    // Commas also stand within lines of text.
    if (delimiter === "," && !columns.some(({ kind }) => kind === "date")) continue;
    if (below.some(isDay) || below.some((cell) => monthOfName(cell))) return { columns, delimiter };
  }
  return undefined;
}

/** The cells of a row by their columns; undefined for a line that is none of the table */
export const toRow = (line: string, { delimiter }: TableHead): string[] | undefined =>
  line.includes(delimiter) ? toCells(line, delimiter) : undefined;

/** The district that a row names */
export const districtOf = (cells: readonly string[], { columns }: TableHead): string =>
  columns.flatMap(({ kind }, at) => (kind === "district" && cells[at]) || []).join(" ");

/** What a row says, as lines of days; none for a row without days. Undefined where it is not clear which bin a day is of. */
export function toLines(
  cells: readonly string[],
  { columns }: TableHead,
  above: DayContext,
): RowLine[] | undefined {
  const filled = cells.flatMap((text, at) => {
    const column = columns[at] ?? { name: "", kind: "other" as const };
    return text ? [{ text, ...column }] : [];
  });
  const context = { ...above, ...yearOfHead(columns), ...rowContext(filled) };
  const hasDay = ({ text, name }: { text: string; name: string }) =>
    findDays(text, { year: 2000, ...context, ...monthOf(name) }).length > 0;
  const dated = filled.filter(
    (cell) => !["note", "title", "none", "district"].includes(cell.kind) && hasDay(cell),
  );
  const texts = filled.filter(
    (cell) => !dated.includes(cell) && !["none", "month", "year", "district"].includes(cell.kind),
  );
  const [date] = dated;
  if (!date) return [];
  const isSpan = dated.length === 2 && dated[1]?.kind === "end";
  const hasBinDays = dated.some(({ name }) => isBin(name));
  if (isSpan || (dated.length === 1 && !hasBinDays)) {
    const words = texts.flatMap((cell) => wordsOf(cell));
    // An end on the day itself is none.
    const days = isSpan && dated[1]?.text !== date.text ? `${date.text} - ${dated[1]?.text}` : date.text;
    return [{ text: [days, ...words].join(" "), context: { ...context, ...monthOf(date.name) } }];
  }
  const row = texts.filter(({ text }) => !mark.test(text) && !noMark.test(text) && !monthOfName(text));
  const rowTitle = row.map(({ text }) => text).join(" ");
  if (hasBinDays && row.some(({ text }) => isBin(text))) return undefined;
  return dated.map((cell) => {
    const named =
      monthOf(cell.name).month || ["date", "end"].includes(cell.kind) || /^\d*\.?\s*termin/i.test(cell.name)
        ? ""
        : cell.name;
    return {
      text: [cell.text, named, rowTitle].filter(Boolean).join(" "),
      context: { ...context, ...monthOf(cell.name) },
    };
  });
}

/** What a cell says of its row's day: a mark stands for its column's name. */
function wordsOf({ name, kind, text }: Column & { text: string }): string[] {
  if (noMark.test(text)) return [];
  if (kind !== "other") return mark.test(text) && kind !== "title" ? [] : [text];
  if (mark.test(text)) return [`${name},`];
  return isBin(name) && !isBin(text) ? [`${name} ${text},`] : [isBin(name) ? `${name},` : text];
}

/** The month and the year in the name of a column or row */
const monthOf = (name: string): DayContext => {
  const month = monthOfName(name);
  const [year] = /(?<!\d)20\d\d(?![\d/])/.exec(name) ?? [];
  return { ...(month && { month }), ...(year && { year: Number(year) }) };
};

/** "2027; Restmüll; Bio" */
const yearOfHead = (columns: readonly Column[]): DayContext =>
  Object.assign({}, ...columns.map(({ name }) => (/^20\d\d$/.test(name) ? monthOf(name) : {})));

function rowContext(cells: readonly (Column & { text: string })[]): DayContext {
  const context: DayContext = {};
  for (const { kind, text } of cells) {
    if (monthOfName(text) && (kind === "month" || kind === "other")) Object.assign(context, monthOf(text));
    if (kind === "year" && /^20\d\d$/.test(text)) context.year = Number(text);
  }
  return context;
}
