type DatabaseError = Error & { code?: unknown };

/**
 * For knex's event `query-error`: takes the value out of an error that quotes it, before anything can log it. Those are
 * PostgreSQL's data exceptions (SQLSTATE class 22), such as `invalid input syntax for type integer: "…"`. The values of the
 * statement are left out by config/database.ts.
 */
export function hideValues(error: DatabaseError): void {
  if (!/^22/.test(String(error.code))) return;
  error.message = `The database refused a value: ${error.code}`;
  error.stack = error.message;
}
