import { type DocumentMiddleware, savedBy } from "../rules/saved";
import { markFields } from "./stored-entries";

/** The copy of an imported entry is the editor's own: the next import changes the original alone. */
export const dropImportMarks: DocumentMiddleware = (strapi) => (context, next) => {
  const saved = context.action === "clone" ? savedBy(context) : undefined;
  if (saved && markFields.source in strapi.getModel(context.uid).attributes)
    for (const field of Object.values(markFields)) saved.data[field] = null;
  return next();
};
