/** What a spreadsheet would take for the beginning of a formula, also in full-width form. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Text for one cell: quoted, and never a formula, whoever typed it. */
function cell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : value == null ? "" : String(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A table as German spreadsheets open it by a double click: with semicolons, and a mark that says UTF-8. */
export const toCsv = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string =>
  `\ufeff${[columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(";")}\r\n`)
    .join("")}`;
