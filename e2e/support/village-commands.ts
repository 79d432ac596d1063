import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { testEnvironment } from "../../scripts/environment.mjs";
import { dataVariables, readStack } from "../../scripts/stack/test-stack.mjs";

/** The environment by which commands find the CMS whose data is in a folder that startCms() knows. */
export async function cmsEnvironment(folder: string) {
  const { settings } = await readStack();
  return testEnvironment({
    ...settings.cms,
    ...(await dataVariables(folder)),
  });
}

const execute = promisify(execFile);

/** Runs `npm run import` for that CMS. @returns what it prints @throws unless it succeeds */
export async function runImportCommand(folder: string, ...args: string[]): Promise<string> {
  const env = (await cmsEnvironment(folder)) as NodeJS.ProcessEnv;
  return (await execute("npm", ["run", "--silent", "import", "--", ...args], { env })).stdout;
}

/** The SQLite database of a CMS whose data is in a folder */
export function withDatabase<Result>(
  folder: string,
  // biome-ignore lint/suspicious/noExplicitAny: better-sqlite3 has no types.
  use: (database: any) => Result,
): Result {
  const Database = createRequire(path.resolve("cms/package.json"))("better-sqlite3");
  const database = new Database(path.join(folder, "cms.db"));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** Takes the database's write lock, as another process does while it writes. @returns a function that frees it */
export function lockDatabase(folder: string): () => void {
  const Database = createRequire(path.resolve("cms/package.json"))("better-sqlite3");
  const database = new Database(path.join(folder, "cms.db"));
  database.exec("begin immediate");
  return () => database.close();
}

/** How many rows a table of the CMS's database has. */
export const countRows = (folder: string, table: string): number =>
  withDatabase(folder, (database) => database.prepare(`select count(*) from ${table}`).pluck().get());

/** Takes the lock on imports, as another process does while it imports. @returns a function that frees it */
export function holdImportLock(folder: string): () => void {
  const key = "dorfforum_import_lock";
  const table = "strapi_core_store_settings";
  const untilMs = Date.now() + 3_600_000;
  withDatabase(folder, (database) =>
    database.prepare(`insert into ${table} (key, value) values (?, ?)`).run(key, String(untilMs)),
  );
  return () =>
    withDatabase(folder, (database) => database.prepare(`delete from ${table} where key = ?`).run(key));
}
