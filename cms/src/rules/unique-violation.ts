import type { Schema } from "@strapi/strapi";
import { fieldOptions } from "../editing-view/field-text";
import type { Problem } from "./problem";

const sqliteCode = "SQLITE_CONSTRAINT_UNIQUE";
const postgresCode = "23505";

/** Whether the database refused a write because of a unique index. */
export const isUniqueViolation = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && (error.code === sqliteCode || error.code === postgresCode);

/** The field whose value another entry already has; undefined for other errors. */
export function uniqueViolation(error: unknown, type: Schema.ContentType): Problem | undefined {
  if (!isUniqueViolation(error)) return undefined;
  // SQLite names the column, PostgreSQL the constraint, which begins with the table and then names the column.
  const named = "constraint" in error ? String(error.constraint) : error.message;
  const field = Object.keys(type.attributes).find((attribute) =>
    new RegExp(`[._]${attribute.toLowerCase()}(_|$)`).test(named),
  );
  if (!field) return undefined;
  const label = fieldOptions(type)[field]?.text.label ?? field;
  return { path: [field], message: `${label} ist schon vergeben. Bitte wählen Sie einen anderen Wert.` };
}
