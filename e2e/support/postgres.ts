import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { type Postgres, startPostgres } from "../../scripts/stack/postgres.mjs";
import { readStack } from "../../scripts/stack/test-stack.mjs";
import { test as base } from "./stack";

/** Playwright's `test` with `servers` and `postgres`, a PostgreSQL server of the test's own. */
export const test = base.extend<{ postgres: Postgres }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  postgres: async ({}, use) => {
    const postgres = await startPostgres();
    await use(postgres);
    await postgres.stop();
  },
});

/** A folder for a CMS that starts without the demo village's files. */
export const newFolder = async () => mkdtemp(path.join((await readStack()).folder, "cms-"));
