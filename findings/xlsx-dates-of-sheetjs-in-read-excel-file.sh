#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (SheetJS) and read-excel-file 9.3.17: dates that one writes are numbers of five digits when the other reads them.
#
# Setting: a table of a club with dates in the formats yyyy-mm-dd, dd/mm/yyyy and m/d/yy is written by SheetJS and read by read-excel-file.
# exceljs 4.4.0 reads the same file, as a control.
# Expected: 3 December 2026 three times.
# Seen: 46359 for the first two. SheetJS gives formats of its own the numbers from 60 on; read-excel-file looks at the text of a format from
# number 164 on alone. m/d/yy is the built-in 14 and a date for both. No error is raised; whoever trusts the types gets numbers into a
# column of dates.
# Source: ECMA-376, part 1, 18.8.30, numFmt: its list of built-in numbers leaves 60 to 66 free, and formatCode is required of each format in
# the file. The documentation of SheetJS itself (Number Formats): "Excel convention mandates that the custom formats start at index 164".
# Output seen:
#   yyyy-mm-dd read-excel-file 46359 exceljs 2026-12-03
#   dd/mm/yyyy read-excel-file 46359 exceljs 2026-12-03
#   m/d/yy     read-excel-file 2026-12-03 exceljs 2026-12-03
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @e965/xlsx@0.20.3 exceljs@4.4.0 read-excel-file@9.3.17 > /dev/null
cat > formats.mjs <<'JS'
import { createRequire } from "node:module";
import { readSheet } from "read-excel-file/node";

const require = createRequire(import.meta.url);
const XLSX = require("@e965/xlsx");
const { Workbook } = require("exceljs");

const formats = ["yyyy-mm-dd", "dd/mm/yyyy", "m/d/yy"];
const cells = formats.map((z) => ({ t: "n", v: 46359, z }));
XLSX.writeFile({ SheetNames: ["a"], Sheets: { a: XLSX.utils.aoa_to_sheet([cells]) } }, "table.xlsx");
const shown = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
const book = new Workbook();
await book.xlsx.readFile("table.xlsx");
const [row] = await readSheet("table.xlsx");
for (const [index, format] of formats.entries())
  console.log(format.padEnd(10), "read-excel-file", shown(row[index]), "exceljs", shown(book.worksheets[0].getRow(1).getCell(index + 1).value));
JS
TZ=UTC node formats.mjs | tee seen
diff seen - <<'SEEN'
yyyy-mm-dd read-excel-file 46359 exceljs 2026-12-03
dd/mm/yyyy read-excel-file 46359 exceljs 2026-12-03
m/d/yy     read-excel-file 2026-12-03 exceljs 2026-12-03
SEEN
