import type { Schema } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Problem } from "../documents/problem";
import { fieldOptions } from "../editing-view/merge-field-text";

const sqliteCode = "SQLITE_CONSTRAINT_UNIQUE";
const postgresCode = "23505";

/** Whether the database refused a write because of a unique index. */
export const isUniqueViolation = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && (error.code === sqliteCode || error.code === postgresCode);

/** Runs a transaction once more where another one has stored the same in the same moment: it then finds that. */
export async function retryOnUniqueViolation<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return store();
  }
}

/** What Strapi's own check says, in English, which looks before it writes. */
const strapiMessage = "This attribute must be unique";

function takenField(error: unknown, fields: readonly string[]): string | undefined {
  if (error instanceof errors.ValidationError) {
    const { errors: problems = [] } = error.details as { errors?: { message: string; path: string[] }[] };
    return problems.find(({ message }) => message === strapiMessage)?.path[0];
  }
  if (!isUniqueViolation(error)) return undefined;
  // SQLite names the column, PostgreSQL the constraint, which begins with the table and then names the column.
  const named = "constraint" in error ? String(error.constraint) : error.message;
  return fields.find((field) => new RegExp(`[._]${field.toLowerCase()}(_|$)`).test(named));
}

/** The field whose value another entry already has; undefined for other errors. */
export function uniqueViolation(error: unknown, type: Schema.ContentType): Problem | undefined {
  const field = takenField(error, Object.keys(type.attributes));
  if (!field) return undefined;
  const label = fieldOptions(type)[field]?.text.label ?? field;
  return { path: [field], message: `${label} ist schon vergeben. Bitte wählen Sie einen anderen Wert.` };
}
