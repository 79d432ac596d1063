import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { testEnvironment } from "../../scripts/environment.mjs";
import { readStack } from "../../scripts/test-stack.mjs";

/** The environment by which commands find the CMS whose data is in a folder that startCms() knows. */
export async function cmsEnvironment(folder: string) {
  const { settings } = await readStack();
  return testEnvironment({
    ...settings.cms,
    DATABASE_FILENAME: path.join(folder, "cms.db"),
    PUBLIC_DIR: path.join(folder, "public"),
  });
}

const execute = promisify(execFile);

/** Runs `npm run import` for that CMS. @returns what it prints @throws unless it succeeds */
export async function runImportCommand(folder: string, ...args: string[]): Promise<string> {
  const env = (await cmsEnvironment(folder)) as NodeJS.ProcessEnv;
  return (await execute("npm", ["run", "--silent", "import", "--", ...args], { env })).stdout;
}

/** How many rows a table of the CMS's database has. */
export function countRows(folder: string, table: string): number {
  const Database = createRequire(path.resolve("cms/package.json"))("better-sqlite3");
  const database = new Database(path.join(folder, "cms.db"), { readonly: true });
  try {
    return database.prepare(`select count(*) from ${table}`).pluck().get();
  } finally {
    database.close();
  }
}
