import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { after, before, beforeEach, test } from "node:test";
import { inspect } from "node:util";
import { createLogger, winston } from "@strapi/logger";
import { env } from "@strapi/utils";
import knex, { type Knex } from "knex";
import config from "../../config/database";
import { hideValues } from "./hide-values";

const secret = "https://push.example.org/send/abc";
let folder: string;
let file: string;
let database: Knex;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "database-config-"));
  file = path.join(folder, "cms.db");
  process.env.DATABASE_FILENAME = file;
  const { connection } = config({ env });
  database = knex({ ...connection, client: "better-sqlite3", pool: { ...Object(connection).pool, max: 1 } });
});

after(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await database.schema.dropTableIfExists("devices");
  await database.schema.createTable("devices", (table) => {
    table.increments();
    table.text("address");
  });
});

/** What Strapi's logger makes of the error that an insert ends with */
async function logOfInsert(address: string): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = createLogger({ transports: [new winston.transports.Stream({ stream })] });
  await assert.rejects(database("devices").insert({ address }), (error) => {
    log.error(error);
    return true;
  });
  return lines.join("");
}

test("a write that the database refuses puts no value into the log", async () => {
  await database.raw(
    "create trigger refuse before insert on devices begin select raise(abort, 'refused'); end",
  );
  const log = await logOfInsert(secret);
  assert.match(log, /insert into `devices`/);
  assert.match(log, /refused/);
  assert.doesNotMatch(log, /push\.example/);
});

test("a write to a full disk puts no value into the log", async () => {
  const [{ page_count }] = await database.raw("pragma page_count");
  await database.raw(`pragma max_page_count = ${page_count}`);
  const log = await logOfInsert(secret.repeat(1000));
  await database.raw("pragma max_page_count = 1000000");
  assert.match(log, /full/);
  assert.doesNotMatch(log, /push\.example/);
});

test("an error of PostgreSQL that quotes a value is logged by its code", () => {
  const quoting = Object.assign(new Error('invalid input syntax for type integer: "Erika"'), {
    code: "22P02",
  });
  hideValues(quoting);
  assert.doesNotMatch(`${quoting.message} ${quoting.stack}`, /Erika/);
  assert.match(quoting.message, /22P02/);
  const other = Object.assign(new Error('violates unique constraint "devices_address"'), {
    code: "23505",
    detail: "Key (address)=(Erika) already exists.",
  });
  hideValues(other);
  assert.match(other.message, /devices_address/);
  assert.doesNotMatch(inspect(other), /Erika/);
});

test("a deleted row leaves nothing in the file", async () => {
  const rows = Array.from({ length: 50 }, () => ({ address: secret.repeat(100) }));
  await database("devices").insert(rows);
  await database("devices").delete();
  assert.doesNotMatch(await readFile(file, "latin1"), /push\.example/);
});
