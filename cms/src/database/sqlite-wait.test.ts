import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { tellFailedCommits } from "./failed-commits";
import { prepareConnection } from "./sqlite-connection";

// Strapi's dependencies; the driver's types are not installed.
const Database = require("better-sqlite3");
const knex = require("knex");

const folder = mkdtempSync(join(tmpdir(), "sqlite-wait-"));
const filename = join(folder, "data.db");
const pool = { afterCreate: prepareConnection };
const own = knex({ client: "better-sqlite3", connection: { filename }, useNullAsDefault: true, pool });
/** Stands for another process. */
const other = new Database(filename, { timeout: 0 });
other.exec("create table entries (id integer primary key, name text)");
after(async () => {
  await own.destroy();
  other.close();
  rmSync(folder, { recursive: true });
});

const stored = () =>
  other
    .prepare("select name from entries order by id")
    .all()
    .map(({ name }: { name: string }) => name);
const writes: [what: string, write: (name: string) => Promise<unknown>][] = [
  ["a statement", (name) => own("entries").insert({ name })],
  [
    "a transaction that reads first",
    (name) =>
      own.transaction(async (trx: typeof own) => {
        await trx("entries").count();
        await trx("entries").insert({ name });
      }),
  ],
];
const locks: [what: string, begin: string][] = [
  ["writes", "begin immediate"],
  ["has all of it", "begin exclusive"],
  // As a backup does; then the commit waits.
  ["reads", "begin; select * from entries"],
];
for (const [what, write] of writes)
  for (const [holder, begin] of locks)
    test(`${what} waits for another process that ${holder}, and the event loop does not`, async () => {
      for (const statement of begin.split(";")) {
        if (statement.includes("select")) other.prepare(statement).all();
        else other.exec(statement);
      }
      const name = `${what} ${holder}`;
      let isDone = false;
      const writing = write(name).then(() => {
        isDone = true;
      });
      let turns = 0;
      for (const endMs = performance.now() + 500; performance.now() < endMs; turns += 1) await delay(1);
      assert.equal(isDone, false);
      // The driver's own wait lasts five seconds, and is one turn.
      assert.ok(turns >= 3, `${turns} turns`);
      other.exec("commit");
      await writing;
      assert.equal(stored().filter((each: string) => each === name).length, 1);
    });

test("what cannot be committed is not stored later, and all after it is", async () => {
  other.exec("begin");
  other.prepare("select * from entries").all();
  const lost = own.transaction((trx: typeof own) => trx("entries").insert({ name: "lost" }));
  await assert.rejects(lost, { code: "SQLITE_BUSY" });
  // As Strapi begins one
  tellFailedCommits(own);
  const open = await own.transaction();
  await open("entries").insert({ name: "lost in the open" });
  await assert.rejects(open.commit(), { code: "SQLITE_BUSY" });
  const startMs = performance.now();
  // The lock has lasted for long, so that nobody queues.
  await assert.rejects(own("entries").insert({ name: "lost too" }), { code: "SQLITE_BUSY" });
  assert.ok(performance.now() - startMs < 2000, "waits no longer than the lock has lasted");
  other.exec("commit");
  other.exec("begin immediate");
  const refused = own.transaction((trx: typeof own) => trx("entries").insert({ name: "lost as well" }));
  await assert.rejects(refused, { code: "SQLITE_BUSY" });
  other.exec("commit");
  const next = await own.transaction();
  await next("entries").insert({ name: "kept" });
  await next.commit();
  assert.deepEqual(stored().slice(-1), ["kept"]);
  assert.ok(!stored().some((name: string) => name.startsWith("lost")));
});
