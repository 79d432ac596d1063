import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { ImportProblem } from "../../http/import-problem";
import { isUniqueViolation } from "../../rules/unique-violation";
import { coreStoreTable as table } from "../../strapi-database";

type Connection = Core.Strapi["db"]["connection"];

const key = "dorfforum_import_lock";

/** How long the lock of a process that died stays. */
const leaseMs = 60_000;
const retryMs = 250;

export type LockOptions = {
  leaseMs?: number;
  maxWaitMs?: number;
  /** Told of each renewal of the lease that failed */
  warn?: (message: string) => void;
};

/**
 * Does one import at a time, over all processes that use the database: the panel's and those of `npm run import`. A second
 * one waits, and then sees what the first has written.
 * @throws ImportProblem if the other import takes longer than `maxWaitMs`
 */
export async function withImportLock<Result>(
  connection: Connection,
  work: () => Promise<Result>,
  { leaseMs: lease = leaseMs, maxWaitMs = 30_000, warn = process.emitWarning }: LockOptions = {},
): Promise<Result> {
  await ensureUnique(connection);
  const holder = randomUUID();
  const deadlineMs = Date.now() + maxWaitMs;
  while (!(await take(connection, holder, lease))) {
    if (Date.now() > deadlineMs)
      throw new ImportProblem(
        "Gerade läuft schon eine andere Übernahme. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
      );
    await delay(retryMs);
  }
  const own = () => connection(table).where({ key, tag: holder });
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A renewal that fails is made up for by the next one.
    renewal = own()
      .update({ value: String(Date.now() + lease) })
      .catch((error: unknown) =>
        warn(`The import lock could not be renewed and expires in ${lease} ms at the latest: ${error}`),
      );
  }, lease / 4);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewal;
    await own().delete();
  }
}

/** Strapi's table has no unique keys, and Strapi drops indexes that it does not know when it changes a table. */
async function ensureUnique(connection: Connection): Promise<void> {
  try {
    await connection.raw(
      `create unique index if not exists ${key}_unique on ${table} ("key") where "key" = '${key}'`,
    );
  } catch (error) {
    // PostgreSQL refuses it to the second of two that create the index at the same time.
    if (!isUniqueViolation(error)) throw error;
  }
}

async function take(connection: Connection, holder: string, lease: number): Promise<boolean> {
  const now = Date.now();
  const row = { value: String(now + lease), tag: holder };
  const expired = connection(table).where({ key }).andWhere("value", "<", String(now));
  if ((await expired.update(row)) > 0) return true;
  try {
    await connection(table).insert({ key, ...row });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
