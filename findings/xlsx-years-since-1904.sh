#!/usr/bin/env bash
# exceljs 4.4.0: in a workbook with dates since 1904, days are four years early if it says date1904="true".
#
# Setting: a club's table with the date system of older Macs, Workbook.WBProps.date1904 of SheetJS (@e965/xlsx 0.20.3). One with the same
# day is written by exceljs, as a control.
# Expected: 3 December 2026 in both, as SheetJS reads them.
# Seen: in the file of SheetJS, which says date1904="true", exceljs has 2 December 2022: it knows date1904="1" alone, which it writes
# itself. No error is raised, and the weekday is plausible, too.
# Source: ECMA-376, part 1, 18.2.28, workbookPr: date1904 is of the type boolean of XML Schema, whose part 2, 3.2.2.1, has "true" and "1" as
# the same value; 18.17.4.1: serial numbers of the 1904 date system begin four years and a day later.
# Output seen:
#   written by sheetjs SheetJS 2026-12-03 exceljs 2022-12-02
#   written by exceljs SheetJS 2026-12-03 exceljs 2026-12-03
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @e965/xlsx@0.20.3 exceljs@4.4.0 > /dev/null
cat > years.mjs <<'JS'
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const XLSX = require("@e965/xlsx");
const { Workbook } = require("exceljs");
const format = "yyyy-mm-dd";
const day = new Date("2026-12-03T00:00:00Z");

const sheet = XLSX.utils.aoa_to_sheet([[{ t: "n", v: (day - Date.UTC(1904, 0, 1)) / 86_400_000, z: format }]]);
XLSX.writeFile({ SheetNames: ["a"], Sheets: { a: sheet }, Workbook: { WBProps: { date1904: true } } }, "sheetjs.xlsx");
const book = new Workbook();
book.properties.date1904 = true;
book.addWorksheet("a").addRow([day]).getCell(1).numFmt = format;
await book.xlsx.writeFile("exceljs.xlsx");

for (const writer of ["sheetjs", "exceljs"]) {
  const file = `${writer}.xlsx`;
  const read = new Workbook();
  await read.xlsx.readFile(file);
  const day = read.worksheets[0].getCell("A1").value.toISOString().slice(0, 10);
  console.log("written by", writer, "SheetJS", XLSX.readFile(file).Sheets.a.A1.w, "exceljs", day);
}
JS
TZ=UTC node years.mjs | tee seen
diff seen - <<'SEEN'
written by sheetjs SheetJS 2026-12-03 exceljs 2022-12-02
written by exceljs SheetJS 2026-12-03 exceljs 2026-12-03
SEEN
