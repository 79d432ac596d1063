import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Fields, Problem } from "./problem";
import { storedDraft } from "./stored-draft";
import { TYPE_RULES } from "./type-rules";
import { uniqueViolation } from "./unique-violation";

type Save = { data?: Fields; documentId?: string };

const SAVES = ["create", "update", "clone"];

/** Refuses a save, wherever it comes from, with a German sentence that the admin panel shows at the field. */
export function checkDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!SAVES.includes(context.action)) return next();
    const { uid } = context;
    const { data = {}, documentId } = context.params as Save;
    const rules = TYPE_RULES[uid] ?? [];
    if (rules.length > 0) {
      const stored = await storedDraft<Fields>(strapi, uid, documentId);
      refuse(rules.flatMap((rule) => rule(data, stored)));
    }
    try {
      return await next();
    } catch (error) {
      const problem = uniqueViolation(error, Object.keys(context.contentType.attributes));
      if (problem) refuse([problem]);
      throw error;
    }
  });
}

export function refuse(problems: Problem[]): void {
  const [first] = problems;
  if (!first) return;
  const details = problems.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: "ValidationError",
  }));
  throw new errors.ValidationError(first.message, { errors: details });
}
