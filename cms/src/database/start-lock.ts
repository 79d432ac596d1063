import type { Core } from "@strapi/strapi";

type Connection = { client: string; connection: { connectionString?: string } };
type Transaction = Parameters<Parameters<Core.Strapi["db"]["transaction"]>[0]>[0]["trx"];

/** Any number that other users of the same PostgreSQL database do not lock. */
const lockKey = 1_337_001;

let lock: Transaction | undefined;

/**
 * Makes CMSs that share a PostgreSQL database start one after the other: Strapi creates tables and content without asking
 * whether another process is doing the same. The lock ends with its transaction, so also with the process.
 * A SQLite file belongs to one CMS.
 * @throws Error when the database cannot be used
 */
export async function lockStart(strapi: Core.Strapi): Promise<void> {
  const { client, connection }: Connection = strapi.config.get("database.connection");
  if (client !== "postgres") return;
  try {
    lock = await strapi.db.connection.transaction();
    const { rows } = await lock.raw("select pg_try_advisory_xact_lock(?) as free", [lockKey]);
    if (rows[0].free) return;
    strapi.log.info("Another CMS is starting with this database; this one waits until it is ready.");
    await lock.raw("select pg_advisory_xact_lock(?)", [lockKey]);
  } catch (error) {
    throw new Error(`The CMS cannot start: ${databaseProblem(error, connection.connectionString ?? "")}`, {
      cause: error,
    });
  }
}

export async function unlockStart(): Promise<void> {
  await lock?.commit();
  lock = undefined;
}

/** What is wrong with the database, without the password in its address. */
function databaseProblem(error: unknown, address: string): string {
  const { hostname = "", port = "", pathname = "" } = URL.parse(address) ?? {};
  const server = `PostgreSQL at ${hostname || "localhost"}:${port || 5432}`;
  const { code, message } = Object(error);
  switch (code) {
    case "28P01":
    case "28000":
      return `${server} refuses the name or password in DATABASE_URL (${message}).`;
    case "3D000":
      return `${server} has no database ${pathname.slice(1)}: create it with createdb, or check DATABASE_URL.`;
    case "57P03":
      return `${server} is starting or stopping (${message}): try again in a moment.`;
    default:
      return `${server} cannot be used (${code ?? message}): start it, or check DATABASE_URL in cms/.env.`;
  }
}
