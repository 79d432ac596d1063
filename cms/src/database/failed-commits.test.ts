import assert from "node:assert/strict";
import { test } from "node:test";
import { tellFailedCommits } from "./failed-commits";

/** Answers a COMMIT as PostgreSQL does: with ROLLBACK where a statement before it failed. */
function knexOfPostgres(command: "COMMIT" | "ROLLBACK") {
  const transaction = {
    commit: async () => ({ response: { command } }),
    executionPromise: Promise.resolve(),
  };
  return { context: { transaction: async () => transaction } };
}

async function commitOn(command: "COMMIT" | "ROLLBACK") {
  const knex = knexOfPostgres(command);
  tellFailedCommits(knex);
  await (await knex.context.transaction()).commit();
}

test("a commit that PostgreSQL answers with ROLLBACK rejects", async () => {
  await commitOn("COMMIT");
  await assert.rejects(commitOn("ROLLBACK"), /rolled back/);
});
