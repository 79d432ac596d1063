import { errors } from "@strapi/utils";

/** What is wrong with one field, in German. The panel shows `message` at the field that `path` names. */
export type Problem = { path: (string | number)[]; message: string };

export type Fields = Readonly<Record<string, unknown>>;

/** Checks the fields that were sent; `stored` has the values of the others. */
export type FieldRule = (sent: Fields, stored: Fields) => Problem[];

/** @throws ValidationError with all problems; nothing if there are none */
export function refuse(problems: readonly Problem[]): void {
  const [first] = problems;
  if (!first) return;
  const details = problems.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: "ValidationError",
  }));
  throw new errors.ValidationError(first.message, { errors: details });
}
