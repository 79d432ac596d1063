import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { provenanceFields } from "./stored-entries";

/** The copy of an imported entry is the editor's own: the next import changes the original alone. */
export const dropProvenance: DocumentMiddleware = (strapi) => (context, next) => {
  const saved = context.action === "clone" ? savedBy(context) : undefined;
  if (saved && provenanceFields.source in strapi.getModel(context.uid).attributes)
    for (const field of Object.values(provenanceFields)) saved.data[field] = null;
  return next();
};
