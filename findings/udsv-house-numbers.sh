#!/usr/bin/env bash
# udsv 0.7.3: of the house number "12a" nothing is left but NaN if there is a plain number below it, and the postcode 01067 is 1067.
#
# Setting: a list of members is read with inferSchema() and typedObjs(). Some houses have a letter. Postcodes of Dresden begin with 0.
# Expected: a column that has "12a" is one of texts, at least if that is among the rows that are looked at, ten by the types.
# Seen: a column is of the kind of one cell, the last one of the first nine rows that is not empty; every other cell is put through
# that. So 12a is NaN, which JSON writes as null, in a list of two rows; with the rows in the other order it is right. The postcode loses
# its zero in each row. stringObjs() keeps all of them. No error is raised.
# Source: the README of udsv names "Schema inference and value typing" and notes the "NaN" of other parsers in its benchmarks; its types
# have an "analysis limit (default: 10)" for inferSchema(), and no word on values that do not fit. RFC 4180 knows texts alone.
# Output seen:
#   7 12a: PLZ 1067, Nr 7 12a
#   12a 7: PLZ 1067, Nr null 7
#   1 2 3 4 5 6 7 8 9 12a: PLZ 1067, Nr 1 2 3 4 5 6 7 8 9 null
#   as texts: PLZ 01067, Nr 12a 7
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error udsv@0.7.3 > /dev/null
cat > houses.mjs <<'JS'
import { inferSchema, initParser } from "udsv";

function show(name, numbers, reader) {
  const table = `PLZ,Nr\n${numbers.map((number) => `01067,${number}`).join("\n")}\n`;
  const rows = JSON.parse(JSON.stringify(initParser(inferSchema(table))[reader](table)));
  console.log(`${name}: PLZ ${rows[0].PLZ}, Nr`, ...rows.map(({ Nr }) => String(Nr)));
}
for (const numbers of ["7 12a", "12a 7", "1 2 3 4 5 6 7 8 9 12a"]) show(numbers, numbers.split(" "), "typedObjs");
show("as texts", ["12a", "7"], "stringObjs");
JS
node houses.mjs | tee seen
diff seen - <<'SEEN'
7 12a: PLZ 1067, Nr 7 12a
12a 7: PLZ 1067, Nr null 7
1 2 3 4 5 6 7 8 9 12a: PLZ 1067, Nr 1 2 3 4 5 6 7 8 9 null
as texts: PLZ 01067, Nr 12a 7
SEEN
