import type { Core, Modules } from "@strapi/strapi";
import { protectReceivedFields } from "./access/protect-received-fields";
import { removeBelongingsWithEntry } from "./retention/remove-belongings";
import { checkFields } from "./rules/check-fields";
import { linkFilesInTexts } from "./rules/link-files-in-texts";
import { requirePictureDescriptions } from "./rules/require-picture-descriptions";

type DocumentMiddleware = (strapi: Core.Strapi) => Modules.Documents.Middleware.Middleware;

/** Runs around every call of the document service, the first outermost. Checks come before what changes data. */
const chain: DocumentMiddleware[] = [
  checkFields,
  protectReceivedFields,
  requirePictureDescriptions,
  linkFilesInTexts,
  removeBelongingsWithEntry,
];

export function registerDocumentMiddlewares(strapi: Core.Strapi): void {
  for (const middleware of chain) strapi.documents.use(middleware(strapi));
}
