import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { Postgres } from "../../scripts/stack/postgres.mjs";
import { newFolder } from "./postgres";

const requireFromCms = createRequire(path.resolve("cms/package.json"));

const dump = (name: string) =>
  gunzipSync(readFileSync(path.join("e2e/support/first-version", `${name}.sql.gz`))).toString();

type Row = Record<string, unknown>;

/** A database as the first version of the content model left it, with an entry of each of its types but synonyms */
export interface FormerDatabase {
  folder: string;
  env: Record<string, string>;
  /** @returns the rows of a query, or of what changes data and ends with "returning" */
  query(sql: string): Promise<Row[]>;
}

async function onSqlite(): Promise<FormerDatabase> {
  const Database = requireFromCms("better-sqlite3");
  const folder = await newFolder();
  const file = path.join(folder, "cms.db");
  new Database(file).exec(dump("sqlite")).close();
  const query = async (sql: string) => {
    const database = new Database(file);
    const statement = database.prepare(sql);
    const rows = statement.reader ? statement.all() : [];
    if (!statement.reader) statement.run();
    database.close();
    return rows;
  };
  return { folder, env: {}, query };
}

async function onPostgres(postgres: Postgres): Promise<FormerDatabase> {
  const { Client } = requireFromCms("pg");
  const DATABASE_URL = await postgres.createDatabase("former");
  const query = async (sql: string) => {
    const client = new Client(DATABASE_URL);
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  await query(dump("postgres"));
  return { folder: await newFolder(), env: { DATABASE_URL }, query };
}

export const formerDatabases = { SQLite: onSqlite, PostgreSQL: onPostgres };
