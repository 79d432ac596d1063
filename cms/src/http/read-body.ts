import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { z } from "zod";

/** Of names, ids and answers, as the database's short texts */
export const shortText = z.string().trim().max(255);

const maxAnswers = 5000;
const answerText = z.string().max(2000);

/** What an editor answered to the questions of an import, by their ids, which hold a title */
export const Answers = z
  .record(answerText, answerText)
  .refine((answers) => Object.keys(answers).length <= maxAnswers);

/** @throws ValidationError with the first German sentence of the schema, or that the form is incomplete */
export function readBody<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse((ctx.request as { body?: unknown }).body ?? {});
  if (parsed.success) return parsed.data;
  const [{ message } = { message: "" }] = parsed.error.issues;
  throw new errors.ValidationError(
    /^Bitte|^Die /.test(message) ? message : "Das Formular ist unvollständig.",
  );
}
