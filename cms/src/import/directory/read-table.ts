import { parse } from "csv-parse/sync";
import { ImportProblem, type Skipped } from "../import-problem";

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
  // Excel's own first line, which other programs show as a row
  const [, ownDelimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = ownDelimiter ? text.slice(text.indexOf("\n") + 1) : text;
  const skipped: Skipped[] = [];
  const offset = ownDelimiter ? 1 : 0;
  const records = parseRecords(body, ownDelimiter ?? delimiterOf(body)).map(({ record, info }) => ({
    // The panel's tables have an apostrophe before what a spreadsheet would calculate, such as "+49".
    cells: record.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, "")),
    line: info.lines - (record.join("\n").split("\n").length - record.length) + offset,
  }));
  const [header, ...rows] = records.filter(({ cells }) => cells.some(Boolean));
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

/** The separator that the first line has most often */
function delimiterOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? "";
  const unquoted = first.replace(/"(?:[^"]|"")*"/g, "");
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
