#!/usr/bin/env bash
# csvtojson 2.0.14: beside a column "Tel.privat" the column "Tel" is lost, and "Geb.datum" is not there by its name.
#
# Setting: a club's list of members with headers as they are abbreviated in German: "Tel" and "Tel.privat", "Str." and "Geb.datum".
# Expected: each row has the values of all columns, each under its header, as csv-parse 7.0.3 has them.
# Seen: a dot within a header makes an object. Of "Tel" and "Tel.privat" the one that stands later in the table is left: the number of
# the other column is nowhere in the result. A dot at the end ("Str.") is kept. The option flatKeys mends it. No error is raised.
# Source: RFC 4180, 2.3: the header has "names corresponding to the fields in the file"; the README of csvtojson, Nested
# JSON Structure: "This is default out-of-box feature", without a word on columns that are lost.
# Output seen:
#   Tel;Tel.privat
#     csvtojson {"Name":"Anna","Tel":{"privat":"0170 2"}}
#     flatKeys  {"Name":"Anna","Tel":"05361 1","Tel.privat":"0170 2"}
#     csv-parse {"Name":"Anna","Tel":"05361 1","Tel.privat":"0170 2"}
#   Tel.privat;Tel
#     csvtojson {"Name":"Anna","Tel":"05361 1"}
#     flatKeys  {"Name":"Anna","Tel.privat":"0170 2","Tel":"05361 1"}
#     csv-parse {"Name":"Anna","Tel.privat":"0170 2","Tel":"05361 1"}
#   Str.;Geb.datum
#     csvtojson {"Name":"Anna","Str.":"Hof 1","Geb":{"datum":"3.12.1976"}}
#     flatKeys  {"Name":"Anna","Str.":"Hof 1","Geb.datum":"3.12.1976"}
#     csv-parse {"Name":"Anna","Str.":"Hof 1","Geb.datum":"3.12.1976"}
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error csvtojson@2.0.14 csv-parse@7.0.3 > /dev/null
cat > members.mjs <<'JS'
import { parse } from "csv-parse/sync";
import csvtojson from "csvtojson";

const values = { Tel: "05361 1", "Tel.privat": "0170 2", "Str.": "Hof 1", "Geb.datum": "3.12.1976" };
for (const headers of [["Tel", "Tel.privat"], ["Tel.privat", "Tel"], ["Str.", "Geb.datum"]]) {
  const table = `Name;${headers.join(";")}\nAnna;${headers.map((header) => values[header]).join(";")}\n`;
  const read = async (options) => (await csvtojson({ delimiter: ";", ...options }).fromString(table))[0];
  console.log(headers.join(";"));
  console.log("  csvtojson", JSON.stringify(await read()));
  console.log("  flatKeys ", JSON.stringify(await read({ flatKeys: true })));
  console.log("  csv-parse", JSON.stringify(parse(table, { delimiter: ";", columns: true })[0]));
}
JS
node members.mjs | tee seen
diff seen - <<'SEEN'
Tel;Tel.privat
  csvtojson {"Name":"Anna","Tel":{"privat":"0170 2"}}
  flatKeys  {"Name":"Anna","Tel":"05361 1","Tel.privat":"0170 2"}
  csv-parse {"Name":"Anna","Tel":"05361 1","Tel.privat":"0170 2"}
Tel.privat;Tel
  csvtojson {"Name":"Anna","Tel":"05361 1"}
  flatKeys  {"Name":"Anna","Tel.privat":"0170 2","Tel":"05361 1"}
  csv-parse {"Name":"Anna","Tel.privat":"0170 2","Tel":"05361 1"}
Str.;Geb.datum
  csvtojson {"Name":"Anna","Str.":"Hof 1","Geb":{"datum":"3.12.1976"}}
  flatKeys  {"Name":"Anna","Str.":"Hof 1","Geb.datum":"3.12.1976"}
  csv-parse {"Name":"Anna","Str.":"Hof 1","Geb.datum":"3.12.1976"}
SEEN
