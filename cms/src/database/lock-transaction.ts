import type { Core } from "@strapi/strapi";

export type Transaction = Parameters<Parameters<Core.Strapi["db"]["transaction"]>[0]>[0]["trx"];

/** Any number that other users of the same PostgreSQL database do not lock. */
const lockKey = 1_337_002;

/**
 * Makes transactions that name the same thing run one after the other, where no row of the database stands for it. Those of
 * SQLite always do.
 */
export async function lockUntilCommit(strapi: Core.Strapi, trx: Transaction, name: string): Promise<void> {
  if (strapi.db.dialect.client === "postgres")
    await trx.raw("select pg_advisory_xact_lock(?, hashtext(?))", [lockKey, name]);
}
