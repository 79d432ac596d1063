/** The first characters that spreadsheets read as the start of a formula, full-width forms included. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

const textOf = (value: unknown): string => {
  if (value == null) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** A quoted cell. An apostrophe in front keeps text that a visitor typed from being calculated. */
function cell(value: unknown): string {
  const text = textOf(value);
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** CSV as German spreadsheets open it by a double click: semicolons, and a byte order mark for UTF-8. */
export const toCsv = (columns: readonly string[], entries: readonly Record<string, unknown>[]): string =>
  `\ufeff${[columns, ...entries.map((entry) => columns.map((column) => entry[column]))]
    .map((cells) => `${cells.map(cell).join(";")}\r\n`)
    .join("")}`;
