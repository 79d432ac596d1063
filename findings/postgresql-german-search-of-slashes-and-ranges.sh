#!/usr/bin/env bash
# PostgreSQL 18 (@electric-sql/pglite 0.5.17): a full-text search in German does not find "Jugend" in "Kinder/Jugend", nor a "Weg".
#
# Setting: titles of a village's events and places are searched with to_tsvector('german', …) @@ websearch_to_tsquery('german', …).
# Expected: words are found on both sides of a slash or hyphen, behind "St.", and in street names.
# Seen: "Kinder/Jugend" is one word of the kind "file", "St.Martin" one of the kind "host", the 7 of "Linie 5-7" a negative number, -7.
# "Weg" and "Wege" are found nowhere, for "weg" (gone) is a stop word and case does not count. With hyphens between words all is right
# ("Kinder-Jugend"). No error is raised; psql gives a notice for the search of stop words alone.
# Source: PostgreSQL's documentation, 12.5, Parsers: token types file, host and int ("Signed integer") in table 12.1, without a word on
# slashes in texts; german.stop has "weg".
# Output seen:
#   Kinder/Jugend: Jugend not found (file Kinder/Jugend)
#   Kinder-Jugend: Jugend found (asciihword Kinder-Jugend, hword_asciipart Kinder, hword_asciipart Jugend)
#   St.Martin: Martin not found (host St.Martin)
#   Linie 5-7: 7 not found (asciiword Linie, uint 5, int -7)
#   Alter Weg: Weg not found (asciiword Alter, asciiword Weg)
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @electric-sql/pglite@0.5.17 > /dev/null
cat > search.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";

const database = new PGlite();
const question = "SELECT to_tsvector('german', $1) @@ websearch_to_tsquery('german', $2) AS found, ARRAY(SELECT alias || ' ' || token FROM ts_debug('german', $1) WHERE alias <> 'blank') AS tokens";
for (const [title, search] of [
  ["Kinder/Jugend", "Jugend"],
  ["Kinder-Jugend", "Jugend"],
  ["St.Martin", "Martin"],
  ["Linie 5-7", "7"],
  ["Alter Weg", "Weg"],
]) {
  const { rows } = await database.query(question, [title, search]);
  console.log(`${title}: ${search} ${rows[0].found ? "found" : "not found"} (${rows[0].tokens.join(", ")})`);
}
await database.close();
JS
node search.mjs | tee seen
diff seen - <<'SEEN'
Kinder/Jugend: Jugend not found (file Kinder/Jugend)
Kinder-Jugend: Jugend found (asciihword Kinder-Jugend, hword_asciipart Kinder, hword_asciipart Jugend)
St.Martin: Martin not found (host St.Martin)
Linie 5-7: 7 not found (asciiword Linie, uint 5, int -7)
Alter Weg: Weg not found (asciiword Alter, asciiword Weg)
SEEN
