type DatabaseError = Error & { code?: unknown; detail?: string | undefined };

/**
 * For knex's event `query-error`: takes the values out of an error that quotes them, before anything can log it. Those are
 * PostgreSQL's details, such as `Failing row contains (…)`, and its data exceptions (SQLSTATE class 22), such as
 * `invalid input syntax for type integer: "…"`. The values of the statement are left out by config/database.ts.
 */
export function hideValues(error: DatabaseError): void {
  if (error.detail) error.detail = undefined;
  if (!/^22/.test(String(error.code))) return;
  error.message = `The database refused a value: ${error.code}`;
  error.stack = error.message;
}
