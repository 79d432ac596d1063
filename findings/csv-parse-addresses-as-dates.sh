#!/usr/bin/env bash
# csv-parse 7.0.3: with cast_date, "Hauptstr. 12" is December 2001, "-0,5" is May 2000, and 3 December 2026 is in March.
#
# Setting: a club's list, saved from Excel in German with ";", is read with cast and cast_date: streets, rooms, amounts and dates.
# Expected: dates where there is a date, at least one in a common form; other texts stay as they are.
# Seen: every word that a number from 1 to 12 follows becomes a date, so addresses lose their house numbers and streets; "Hauptstr. 13"
# stays a text, so that one column has both. "03.12.2026" is 12 March and "31.12.2026" a text. No error is raised.
# Source: the types of csv-parse, cast_date: "If true, the parser will attempt to convert input string to dates. … Be careful, it relies on
# Date.parse." ECMAScript leaves to each engine what that makes of forms that are not its own; V8 skips words before a number.
# Output seen:
#   Hauptstr. 12: date 2001-12-01
#   Hauptstr. 13: "Hauptstr. 13"
#   Saal 2: date 2001-02-01
#   -0,5: date 2000-05-01
#   0,5: date 2000-05-01
#   5 %: date 2001-05-01
#   03.12.2026: date 2026-03-12
#   31.12.2026: "31.12.2026"
#   2026-12-03: date 2026-12-03
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error csv-parse@7.0.3 > /dev/null
cat > read.mjs <<'JS'
import { parse } from "csv-parse/sync";

const show = (value) => (value instanceof Date ? `date ${value.toISOString().slice(0, 10)}` : JSON.stringify(value));
for (const text of ["Hauptstr. 12", "Hauptstr. 13", "Saal 2", "-0,5", "0,5", "5 %", "03.12.2026", "31.12.2026", "2026-12-03"]) {
  const [[value]] = parse(`${text};\n`, { delimiter: ";", cast: true, cast_date: true });
  console.log(`${text}: ${show(value)}`);
}
JS
TZ=UTC node read.mjs | tee seen
diff seen - <<'SEEN'
Hauptstr. 12: date 2001-12-01
Hauptstr. 13: "Hauptstr. 13"
Saal 2: date 2001-02-01
-0,5: date 2000-05-01
0,5: date 2000-05-01
5 %: date 2001-05-01
03.12.2026: date 2026-03-12
31.12.2026: "31.12.2026"
2026-12-03: date 2026-12-03
SEEN
