import { setTimeout as delay } from "node:timers/promises";

type Statement = {
  all(bindings: unknown): unknown;
  run(bindings: unknown): unknown;
};

/** better-sqlite3's connection, whose types are not installed. */
export type WaitingConnection = {
  inTransaction: boolean;
  prepare(sql: string): Statement;
  pragma(statement: string): unknown;
};

/** How long a statement holds up this process while another one has the database. */
const busyTimeoutMs = 50;
/** How long statements are repeated in between, before they fail; a form is told to be sent again after that. */
const maxWaitMs = 5000;
const pauseMs = 25;
const beginning = "BEGIN IMMEDIATE";

/**
 * Waits for a locked database outside of the event loop, so that everything else is answered meanwhile: a backup, the import
 * command or a task of the village may hold it. What fails with SQLITE_BUSY has changed nothing and is repeated.
 *
 * For that, transactions take the write lock when they begin (knex's BEGIN would take it at the first write, which could
 * not be repeated: the other may wait for what this one has read). A COMMIT may have to wait for readers; one that
 * fails for good is rolled back, since knex would go on in the open transaction.
 *
 * Of several statements in a row each waits no longer than the lock has lasted, so that none queues behind the others.
 */
export function waitOutsideOfLoop(connection: WaitingConnection): void {
  // Reads the schema, for which the driver's own wait holds.
  connection.prepare("select 1 from sqlite_master").all([]);
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  /** When the lock was met that still holds, as far as is known */
  let lock: { sinceMs: number; lastMs: number } | undefined;

  const isWaiting = (error: unknown, sql: string) => {
    if (!isBusy(error) || (connection.inTransaction && !isCommit(sql))) return false;
    const now = performance.now();
    const isSame = lock && now - lock.lastMs < maxWaitMs;
    lock = { sinceMs: isSame && lock ? lock.sinceMs : now, lastMs: now };
    return now - lock.sinceMs < maxWaitMs;
  };
  const repeated = (sql: string, once: () => unknown) => {
    const attempt = async (): Promise<unknown> => {
      await delay(pauseMs);
      return run();
    };
    const run = (): unknown => {
      try {
        const result = once();
        if (!connection.inTransaction && !/^\s*(?:select|rollback|pragma)\b/i.test(sql)) lock = undefined;
        return result;
      } catch (error) {
        if (isWaiting(error, sql)) return attempt();
        // knex goes on after a BEGIN that failed. In this one the first write fails, which it tells.
        if (isBusy(error) && sql === beginning) return prepare("BEGIN").run([]);
        if (isBusy(error) && isCommit(sql)) prepare("ROLLBACK").run([]);
        throw error;
      }
    };
    return run();
  };

  const prepare = connection.prepare.bind(connection);
  connection.prepare = (written) => {
    const sql = /^BEGIN;?$/i.test(written) ? beginning : written;
    const statement = prepare(sql);
    // knex awaits what they give.
    const all = statement.all.bind(statement);
    const run = statement.run.bind(statement);
    return Object.assign(statement, {
      all: (bindings: unknown) => repeated(sql, () => all(bindings)),
      run: (bindings: unknown) => repeated(sql, () => run(bindings)),
    });
  };
}

export const isBusy = (error: unknown): boolean => /^SQLITE_BUSY/.test(String(Object(error).code));

const isCommit = (sql: string) => /^COMMIT\b/i.test(sql);
