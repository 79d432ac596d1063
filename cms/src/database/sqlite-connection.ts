import { type Connection as CaseConnection, ignoreCaseOfAllLetters } from "./sqlite-case";
import { type WaitingConnection, waitOutsideOfLoop } from "./sqlite-wait";

/** better-sqlite3's connection, whose types are not installed. */
type Connection = CaseConnection & WaitingConnection;

/** For knex: prepares each connection to the SQLite file. */
export function prepareConnection(
  connection: Connection,
  done: (error: null, connection: Connection) => void,
): void {
  ignoreCaseOfAllLetters(connection);
  // Without it what is deleted stays in the file until its page is used again.
  connection.pragma("secure_delete = ON");
  waitOutsideOfLoop(connection);
  done(null, connection);
}
