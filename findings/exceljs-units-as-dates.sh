#!/usr/bin/env bash
# exceljs 4.4.0: a number with a unit such as "h", "m" or "Std" is read as a day of January 1900.
#
# Setting: a list of working hours in which the column has the number format 0.0\ \h, "5.0 h", as Excel and LibreOffice write a unit whose
# letters are escaped one by one. Beside it the same unit in quotes, 0.0" h", and a real date.
# Expected: the number 5 in both; in a format, the character after a backslash is shown as it is.
# Seen: 4 January 1900 for each unit with an escaped y, m, d, h or s; with quotes the number is right. Sums of the column fail or
# join texts. read-excel-file keeps the number. No error is raised, and the file was written by exceljs itself.
# Source: ECMA-376, part 1, 18.8.31: a backslash displays the character that follows it.
# Output seen:
#   0.0\ \h exceljs 1900-01-04 read-excel-file 5
#   0\ \S\t\d exceljs 1900-01-04 read-excel-file 5
#   0\ \m exceljs 1900-01-04 read-excel-file 5
#   0.0" h" exceljs 5 read-excel-file 5
#   d.m.yyyy exceljs 1900-01-04 read-excel-file 1900-01-04
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error exceljs@4.4.0 read-excel-file@9.3.17 > /dev/null
cat > hours.mjs <<'JS'
import ExcelJS from "exceljs";
import readExcel from "read-excel-file/node";

const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet("Stunden");
const formats = [String.raw`0.0\ \h`, String.raw`0\ \S\t\d`, String.raw`0\ \m`, '0.0" h"', "d.m.yyyy"];
for (const [index, format] of formats.entries()) {
  const cell = sheet.getCell(index + 1, 1);
  cell.value = 5;
  cell.numFmt = format;
}
await written.xlsx.writeFile("hours.xlsx");

const read = new ExcelJS.Workbook();
await read.xlsx.readFile("hours.xlsx");
const [{ data }] = await readExcel("hours.xlsx");
const show = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
for (const [index, format] of formats.entries()) {
  const { value } = read.worksheets[0].getCell(index + 1, 1);
  console.log(format, "exceljs", show(value), "read-excel-file", show(data[index][0]));
}
JS
TZ=UTC node hours.mjs | tee seen
diff seen - <<'SEEN'
0.0\ \h exceljs 1900-01-04 read-excel-file 5
0\ \S\t\d exceljs 1900-01-04 read-excel-file 5
0\ \m exceljs 1900-01-04 read-excel-file 5
0.0" h" exceljs 5 read-excel-file 5
d.m.yyyy exceljs 1900-01-04 read-excel-file 1900-01-04
SEEN
