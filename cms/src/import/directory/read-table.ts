import { parse } from "csv-parse/sync";
import { ImportProblem, type Skipped } from "../import-problem";
import { columnOf } from "./columns";

export type TableRow = { cells: string[]; line: number };
export type Table = { headers: string[]; rows: TableRow[]; skipped: Skipped[] };

const delimiters = [";", ",", "\t"];
export const maxRows = 5000;

/**
 * Reads CSV as spreadsheets write it, with any of the three separators and with line breaks in quoted cells.
 * @throws ImportProblem with a German sentence
 */
export function readTable(text: string): Table {
  if (text.startsWith("PK\u0003\u0004"))
    throw new ImportProblem(
      "Das ist eine Excel-Datei. Bitte speichern Sie die Tabelle in Excel als „CSV (Trennzeichen-getrennt)“.",
    );
  // Excel's own first line. Other programs show it as a row, and write it again as one.
  const [ownLine = "", ownDelimiter] = /^"?sep=(.)"?[;,\t]*\r?\n/i.exec(text) ?? [];
  const skipped: Skipped[] = [];
  const offset = ownLine ? 1 : 0;
  const records = readRecords(text.slice(ownLine.length), ownDelimiter).map(({ record, info }) => ({
    cells: record.map(toCell),
    line: info.lines - (record.join("\n").split("\n").length - record.length) + offset,
  }));
  const filled = records.filter(({ cells }) => cells.some(Boolean));
  const [header, ...rows] = filled.slice(headerIndex(filled.map(({ cells }) => cells)));
  if (!header) throw new ImportProblem("Die Datei ist leer.");
  if (rows.length > maxRows)
    throw new ImportProblem(
      `Die Tabelle hat ${rows.length} Zeilen; übernommen werden höchstens ${maxRows} auf einmal.`,
    );
  const headers = header.cells;
  const complete = rows.filter(({ cells, line }) => {
    const isTooLong = cells.slice(headers.length).some(Boolean);
    if (isTooLong)
      skipped.push({
        line,
        reason: `Die Zeile hat ${cells.length} Spalten, die Überschrift aber nur ${headers.length}.`,
      });
    return !isTooLong;
  });
  return { headers, rows: complete, skipped };
}

/** Above the columns' names there may be a title of the table, such as "Tabelle 1". */
const headerIndex = (rows: readonly string[][]): number =>
  Math.max(
    0,
    rows.slice(0, 10).findIndex((cells) => cells.filter(columnOf).length > 1),
  );

type Parsed = { record: string[]; info: { lines: number } };

function parseRecords(text: string, delimiter: string): Parsed[] {
  try {
    return parse(text, {
      delimiter,
      info: true,
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
    }) as unknown as Parsed[];
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw new ImportProblem(
      `Die Tabelle ist ab Zeile ${line ?? 1} nicht zu lesen: Ein Anführungszeichen wird nicht geschlossen.`,
    );
  }
}

/** With the separator that the columns' names and most rows agree on */
function readRecords(text: string, ownDelimiter: string | undefined): Parsed[] {
  const candidates = [...new Set([ownDelimiter ?? ";", ...delimiters])].map((delimiter) => {
    try {
      const records = parseRecords(text, delimiter);
      const filled = records.flatMap(({ record }) => (record.some((cell) => cell.trim()) ? [record] : []));
      const [header = [], ...rows] = filled.slice(headerIndex(filled));
      const known = header.filter(columnOf).length;
      const fitting = rows.filter(({ length }) => length === header.length).length / (rows.length || 1);
      return { records, score: header.length > 1 ? (known + 1) * (fitting + 0.1) : 0 };
    } catch (problem) {
      return { records: [], score: -1, problem };
    }
  });
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  const { problem } = candidates.find((candidate) => candidate.problem) ?? {};
  if (problem && best.score <= 0) throw problem;
  return best.records;
}

/** Text in apostrophes or as a formula, as spreadsheets keep the zero of "0171" and the plus of "+49" */
const toCell = (written: string): string =>
  written
    .trim()
    .replace(/^="(.*)"$/s, "$1")
    // Invisible, as copied from contacts and web pages
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g, "")
    .replace(/^'(?=[=+\-@＝＋－＠]|0\d|\d[\d\s()/.,-]*$)/, "")
    .trim();
