#!/usr/bin/env bash
# papaparse 5.7.1: the line break at the end of a small table decides which delimiter is found.
#
# Setting: a list of two columns with ";", saved from Excel in German, with names as "Müller, Jörg". It has two to ten rows, once with and
# once without a line break after the last one. The delimiter is left to papaparse.
# Expected: ";" for all of them: each row has exactly one, and the head has no other mark.
# Seen: up to eight rows, the line break makes ";" undetectable, and "," is taken: the first row is "Müller" and " Jörg;Hof". Without the
# line break, with nine rows or with skipEmptyLines it is ";". The list of errors says UndetectableDelimiter.
# Source: RFC 4180, 2.2: "The last record in the file may or may not have an ending line break"; the documentation of papaparse,
# delimiter: "Leave blank to auto-detect from a list of most common delimiters". (The empty rest after the line break counts as a row of
# one field and takes ";" below an average of two.)
# Output seen:
#   2 rows: without ";", with "," ["Müller"," Jörg;Hof"] UndetectableDelimiter
#   8 rows: without ";", with "," ["Müller"," Jörg;Hof"] UndetectableDelimiter
#   9 rows: without ";", with ";" ["Müller, Jörg","Hof"]
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error papaparse@5.7.1 > /dev/null
cat > read.mjs <<'JS'
import Papa from "papaparse";

const names = ["Müller, Jörg", "Maier, Anna", "Schulz, Bert", "Weber, Carla", "Koch, Dora", "Wolf, Emil", "Vogt, Fritz", "Lang, Greta", "Kurz, Hans"];
for (const count of [2, 8, 9]) {
  const table = ["Name;Ort", ...names.slice(0, count).map((name) => `${name};Hof`)].join("\r\n");
  const { data, errors, meta } = Papa.parse(`${table}\r\n`);
  console.log(`${count} rows: without "${Papa.parse(table).meta.delimiter}", with "${meta.delimiter}"`, JSON.stringify(data[1]), ...errors.map(({ code }) => code));
}
JS
node read.mjs | tee seen
diff seen - <<'SEEN'
2 rows: without ";", with "," ["Müller"," Jörg;Hof"] UndetectableDelimiter
8 rows: without ";", with "," ["Müller"," Jörg;Hof"] UndetectableDelimiter
9 rows: without ";", with ";" ["Müller, Jörg","Hof"]
SEEN
