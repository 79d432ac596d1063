import { createRequire } from "node:module";
import path from "node:path";
import { dataVariables } from "../../scripts/stack/test-stack.mjs";

const requireFromCms = createRequire(path.resolve("cms/package.json"));

/** Executes a statement in the database of a CMS whose data is in `folder`. */
async function execute(folder: string, sql: { sqlite: string; postgres: string }): Promise<void> {
  const { DATABASE_URL, DATABASE_FILENAME } = await dataVariables(folder);
  if (!DATABASE_URL) {
    const Database = requireFromCms("better-sqlite3");
    new Database(DATABASE_FILENAME).exec(sql.sqlite).close();
    return;
  }
  const { Client } = requireFromCms("pg");
  const client = new Client(DATABASE_URL);
  await client.connect();
  await client.query(sql.postgres);
  await client.end();
}

/** Has the database refuse to change rows of a table. @returns a function that ends this */
export async function refuseUpdates(folder: string, table: string): Promise<() => Promise<void>> {
  await execute(folder, {
    sqlite: `create trigger refused before update on ${table} begin select raise(abort, 'refused'); end`,
    postgres: `alter table ${table} add constraint refused check (false) not valid`,
  });
  return () =>
    execute(folder, {
      sqlite: "drop trigger refused",
      postgres: `alter table ${table} drop constraint refused`,
    });
}
