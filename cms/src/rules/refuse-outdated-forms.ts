import type { Core, UID } from "@strapi/strapi";
import { refusal } from "../access/rights";
import type { DocumentMiddleware } from "../documents/saved";
import { savedBy, storedFields } from "../documents/saved";

const outdated =
  "Dieser Eintrag wurde inzwischen an anderer Stelle gespeichert. Ihre Änderungen stehen noch hier, sind aber nicht gespeichert: Öffnen Sie den Eintrag in einem neuen Fenster und übertragen Sie sie dorthin.";

/**
 * Refuses to save a form of the panel that was opened before somebody else saved the entry, whose changes it would undo. The
 * form sends when the entry was last changed as it shows it.
 */
export const refuseOutdatedForms: DocumentMiddleware = (strapi) => async (context, next) => {
  const documentId = context.action === "update" ? savedBy(context)?.documentId : undefined;
  const shown = documentId && shownInForm(strapi, context.uid, documentId);
  if (shown) {
    const { updatedAt } = await storedFields(strapi, context.uid as UID.ContentType, documentId);
    if (updatedAt && timeOf(updatedAt) > timeOf(shown)) throw refusal(outdated);
  }
  return next();
};

/** When the entry that a form of the panel sends was last changed; undefined for other requests. */
function shownInForm(strapi: Core.Strapi, uid: string, documentId: string): unknown {
  const { path = "", body } = strapi.requestContext.get()?.request ?? {};
  const paths = [
    `/content-manager/collection-types/${uid}/${documentId}`,
    `/content-manager/single-types/${uid}`,
  ];
  const isOwn = paths.some((own) => `${path}/`.startsWith(`${own}/`));
  return isOwn ? (Object(body) as { updatedAt?: unknown }).updatedAt : undefined;
}

const timeOf = (time: unknown) => new Date(String(time)).getTime();
