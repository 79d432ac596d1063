import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, test } from "node:test";
import knex from "knex";
import { ImportProblem } from "../../http/import-problem";
import { withImportLock } from "./import-lock";

const table = "strapi_core_store_settings";
const folder = mkdtemp(join(tmpdir(), "import-lock-"));
const connect = async () =>
  knex({
    client: "better-sqlite3",
    connection: { filename: join(await folder, "cms.db") },
    useNullAsDefault: true,
  });
/** As two processes have them */
const connections = Promise.all([connect(), connect()]);

beforeEach(async () => {
  const [first] = await connections;
  await first.schema.dropTableIfExists(table);
  await first.schema.createTable(table, (columns) => {
    columns.increments();
    for (const name of ["key", "value", "tag"]) columns.text(name);
  });
});
after(async () => {
  for (const connection of await connections) await connection.destroy();
  await rm(await folder, { recursive: true });
});

test("of two processes the second waits until the first is done", async () => {
  const [one, two] = await connections;
  const steps: string[] = [];
  const gate = new EventEmitter();
  const begun = once(gate, "begun");
  const first = withImportLock(one, async () => {
    const isOpen = once(gate, "open");
    gate.emit("begun");
    await isOpen;
    steps.push("first");
  });
  await begun;
  const other = withImportLock(two, async () => steps.push("second"));
  await assert.rejects(
    withImportLock(two, async () => steps.push("third"), { maxWaitMs: 0 }),
    ImportProblem,
  );
  gate.emit("open");
  await Promise.all([first, other]);
  assert.deepEqual(steps, ["first", "second"]);
  assert.deepEqual(await one(table), []);
});

test("an import that fails frees the lock", async () => {
  const [first, second] = await connections;
  await assert.rejects(
    withImportLock(first, () => Promise.reject(new Error("no disk"))),
    /no disk/,
  );
  assert.equal(await withImportLock(second, async () => "done", { maxWaitMs: 0 }), "done");
});

test("the lock of a process that died ends, that of one that works does not", async () => {
  const [first, second] = await connections;
  await withImportLock(first, async () => undefined);
  await first(table).insert({ key: "dorfforum_import_lock", value: String(Date.now() - 1), tag: "dead" });
  // Long enough for a renewal on a busy machine
  const options = { leaseMs: 1000, maxWaitMs: 0 };
  await withImportLock(
    first,
    async () => {
      const until = async () => Number((await first(table).first()).value);
      const taken = await until();
      // The lease passes twice.
      while (Date.now() < taken + 1000)
        await assert.rejects(
          withImportLock(second, async () => undefined, options),
          ImportProblem,
        );
      assert.ok((await until()) > taken);
    },
    options,
  );
});

test("a renewal that fails is told of, and the next one makes up for it", async () => {
  const [connection] = await connections;
  const warnings = new EventEmitter();
  const options = { leaseMs: 200, warn: (message: string) => warnings.emit("warning", message) };
  await withImportLock(
    connection,
    async () => {
      const warned = once(warnings, "warning");
      await connection.schema.renameTable(table, "elsewhere");
      const [message] = await warned;
      assert.match(message, /could not be renewed/);
      await connection.schema.renameTable("elsewhere", table);
    },
    options,
  );
  assert.deepEqual(await connection(table), []);
});
