#!/usr/bin/env bash
# PostgreSQL 18 (@electric-sql/pglite 0.5.17): texts that PostgreSQL 17 made searchable in German are not found by "Lehrerin" or "Michael".
#
# Setting: a site keeps to_tsvector('german', …) in a column with an index, as the documentation recommends it. The server is upgraded from 17
# (pglite 0.3.15) to 18 by pg_upgrade, which takes columns and indexes as they are.
# Expected: the search finds what it found before; a list of steps for the upgrade names what is to be made anew.
# Seen: German words have other stems in 18: Lehrerin is "lehr", which was "lehrerin"; "ae", "oe" and "ue" are taken for umlauts, even in
# Michael ("michal"), Israel, aktuell and Poesie. So a text from before is not found by its own words, while texts that are saved after the
# upgrade are. No error is raised.
# Source: PostgreSQL 12.2.2 and 12.4.3 (a column of tsvector, generated or by a trigger); the German stemmer of Snowball, german.sbl, into
# which its variant german2 was merged (https://github.com/apache/lucene/pull/13209, where Lucene calls it "user-impacting"); PostgreSQL
# took Snowball's sources anew for 18, as for 19 (https://www.postgresql.org/message-id/E1vcr6R-004hYS-0k@gemulon.postgresql.org).
# Output seen:
#   Vortrag der Lehrerin: stored 'lehrerin':3 'vortrag':1, anew 'lehr':3 'vortrag':1; Lehrerin not found, found anew
#   Michael liest: stored 'liest':2 'michael':1, anew 'liest':2 'michal':1; Michael not found, found anew
#   Aktuelle Termine: stored 'aktuell':1 'termin':2, anew 'aktull':1 'termin':2; aktuell not found, found anew
#   Haus Mueller: stored 'haus':1 'muell':2, anew 'haus':1 'mull':2; Mueller not found, found anew
#   Häuser: stored 'haus':1, anew 'haus':1; Haus found, found anew
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error postgresql-17@npm:@electric-sql/pglite@0.3.15 postgresql-18@npm:@electric-sql/pglite@0.5.17 > /dev/null
cat > stems.mjs <<'JS'
import { PGlite as PostgreSql17 } from "postgresql-17";
import { PGlite as PostgreSql18 } from "postgresql-18";

const before = new PostgreSql17();
const after = new PostgreSql18();
const one = async (database, question, values) => Object.values((await database.query(question, values)).rows[0])[0];
const words = (database, text) => one(database, "SELECT to_tsvector('german', $1)::text", [text]);
const found = (stored, search) => one(after, "SELECT $1::text::tsvector @@ websearch_to_tsquery('german', $2)", [stored, search]);
for (const [text, search] of [
  ["Vortrag der Lehrerin", "Lehrerin"],
  ["Michael liest", "Michael"],
  ["Aktuelle Termine", "aktuell"],
  ["Haus Mueller", "Mueller"],
  ["Häuser", "Haus"],
]) {
  const [stored, anew] = [await words(before, text), await words(after, text)];
  const [old, fresh] = await Promise.all([stored, anew].map(async (value) => ((await found(value, search)) ? "found" : "not found")));
  console.log(`${text}: stored ${stored}, anew ${anew}; ${search} ${old}, ${fresh} anew`);
}
await Promise.all([before.close(), after.close()]);
JS
node stems.mjs | tee seen
diff seen - <<'SEEN'
Vortrag der Lehrerin: stored 'lehrerin':3 'vortrag':1, anew 'lehr':3 'vortrag':1; Lehrerin not found, found anew
Michael liest: stored 'liest':2 'michael':1, anew 'liest':2 'michal':1; Michael not found, found anew
Aktuelle Termine: stored 'aktuell':1 'termin':2, anew 'aktull':1 'termin':2; aktuell not found, found anew
Haus Mueller: stored 'haus':1 'muell':2, anew 'haus':1 'mull':2; Mueller not found, found anew
Häuser: stored 'haus':1, anew 'haus':1; Haus found, found anew
SEEN
