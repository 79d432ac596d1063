/** The first characters that spreadsheets read as the start of a formula, full-width forms included. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** A quoted cell. An apostrophe in front keeps text that a visitor typed from being calculated. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** CSV as German spreadsheets open it by a double click: semicolons, and a byte order mark for UTF-8. @param lines the head first */
export const toCsv = (lines: readonly (readonly unknown[])[]): string =>
  `\ufeff${lines.map((cells) => `${cells.map(cell).join(";")}\r\n`).join("")}`;
