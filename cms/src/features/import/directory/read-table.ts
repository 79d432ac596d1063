import { Readable } from "node:stream";
import { parse } from "csv-parse";
import type { Skipped } from "../../../calendar-files/source-content";
import { ImportProblem } from "../../../http/import-problem";
import { mapInBatches, pacing } from "../../../text/in-batches";
import { columnOf } from "./columns";

export type TableRow = { cells: string[]; line: number };
export type Table = { headers: string[]; rows: TableRow[]; skipped: Skipped[] };

const delimiters = [";", ",", "\t"];
const maxRows = 5000;
const maxColumns = 100;
/** Of a row, in characters; also how far an open quotation mark is looked after: the parser's time grows with its square. */
const maxRowLength = 20_000;
const maxLineLength = 3 * maxRowLength;
const chunkBytes = 16_384;
const tooManyRows = `Die Tabelle hat mehr als ${maxRows.toLocaleString("de-DE")} Zeilen; so viele werden auf einmal höchstens übernommen.`;

/**
 * Reads CSV as spreadsheets write it, with any of the three separators and with line breaks in quoted cells.
 * @throws ImportProblem with a German sentence, also for more than 5,000 rows or 100 columns
 */
export async function readTable(text: string): Promise<Table> {
  // Excel's own first line. Other programs show it as a row, and write it again as one.
  const [ownLine = "", ownDelimiter] = /^"?sep=(.)"?[;,\t]*\r?\n/i.exec(text) ?? [];
  // The parser counts what cells hold, not the separators between them.
  if (text.split(/[\r\n]/).some(({ length }) => length > maxLineLength))
    throw new ImportProblem(
      "Die Tabelle hat eine Zeile, die viel zu lang ist. Bitte löschen Sie leere Spalten.",
    );
  const skipped: Skipped[] = [];
  const offset = ownLine ? 1 : 0;
  const parsed = await readRecords(text.slice(ownLine.length), ownDelimiter);
  const records = await mapInBatches(parsed, ({ record, info }) => ({
    cells: record.map(toCell),
    line: info.lines - (record.join("\n").split("\n").length - record.length) + offset,
  }));
  const filled = records.filter(({ cells }) => cells.some(Boolean));
  const [header, ...rows] = filled.slice(headerIndex(filled.map(({ cells }) => cells)));
  if (!header) throw new ImportProblem("Die Datei ist leer.");
  if (rows.length > maxRows) throw new ImportProblem(tooManyRows);
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

const maxTitleRows = 10;

/** Above the columns' names there may be a title of the table, such as "Tabelle 1". */
const headerIndex = (rows: readonly string[][]): number =>
  Math.max(
    0,
    rows.slice(0, maxTitleRows).findIndex((cells) => cells.filter(columnOf).length > 1),
  );

type Parsed = { record: string[]; info: { lines: number } };

/** The rows that are not empty. Reading ends with the first that is too much. */
async function parseRecords(bytes: Buffer, delimiter: string): Promise<Parsed[]> {
  const parser = parse({
    delimiter,
    info: true,
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    maxRecordSize: maxRowLength,
  });
  const records: Parsed[] = [];
  try {
    for await (const parsed of Readable.from(chunksOf(bytes)).pipe(parser) as AsyncIterable<Parsed>) {
      const length = filledLength(parsed.record);
      if (length === 0) continue;
      if (length > maxColumns)
        throw new ImportProblem(`Die Tabelle hat mehr als ${maxColumns} Spalten, das sind zu viele.`);
      // Spreadsheets fill rows up with thousands of empty cells.
      if (parsed.record.length > maxColumns) parsed.record.length = length;
      records.push(parsed);
      if (records.length > maxRows + maxTitleRows) throw new ImportProblem(tooManyRows);
    }
    return records;
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    const { lines, code } = error as { lines?: number; code?: string };
    const isTooLong = code === "CSV_MAX_RECORD_SIZE";
    throw new ImportProblem(
      `Die Tabelle ist ab Zeile ${lines ?? 1} nicht zu lesen: ${isTooLong ? "Die Zeile ist zu lang, oder ein" : "Ein"} Anführungszeichen wird nicht geschlossen.`,
    );
  }
}

function filledLength(cells: readonly string[]): number {
  let length = cells.length;
  while (length > 0 && !cells[length - 1]?.trim()) length -= 1;
  return length;
}

/** Other requests are answered between chunks, also where the parser finds no rows in them. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  const pause = pacing();
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    await pause();
    yield bytes.subarray(start, start + chunkBytes);
  }
}

/** With the separator that the columns' names and most rows agree on */
async function readRecords(text: string, ownDelimiter: string | undefined): Promise<Parsed[]> {
  const bytes = Buffer.from(text);
  const separators = new Set([ownDelimiter ?? ";", ...delimiters]);
  const candidates = await mapInBatches(separators, async (delimiter) => {
    try {
      const records = await parseRecords(bytes, delimiter);
      const filled = records.map(({ record }) => record);
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
