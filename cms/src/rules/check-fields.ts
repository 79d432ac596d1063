import type { Core, Modules } from "@strapi/strapi";
import { refuse } from "./problem";
import { savedBy, storedFields } from "./saved";
import { typeRules } from "./type-rules";
import { uniqueViolation } from "./unique-violation";

/** Refuses saves that break a rule of `typeRules` or a unique index, in the panel and over the API alike. */
export const checkFields =
  (strapi: Core.Strapi): Modules.Documents.Middleware.Middleware =>
  async (context, next) => {
    const saved = savedBy(context);
    if (!saved) return next();
    const rules = typeRules[context.uid] ?? [];
    if (rules.length > 0) {
      const stored = await storedFields(strapi, context.uid, saved.documentId);
      refuse(rules.flatMap((rule) => rule(saved.data, stored)));
    }
    try {
      return await next();
    } catch (error) {
      const problem = uniqueViolation(error, Object.keys(context.contentType.attributes));
      if (problem) refuse([problem]);
      throw error;
    }
  };
