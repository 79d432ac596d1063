import type { Core, Modules } from "@strapi/strapi";
import { rows } from "../database/rows";
import { isInbox } from "../inboxes";

/** Removes the picture and the waiting mails of an entry. */
export async function removeBelongings(strapi: Core.Strapi, Vorgangsnummer: string): Promise<void> {
  await rows(strapi, "api::einsendungsbild.einsendungsbild").deleteMany({ where: { Vorgangsnummer } });
  await rows(strapi, "api::ausgehende-mail.ausgehende-mail").deleteMany({ where: { Vorgangsnummer } });
}

/** Removes what belongs to a visitor's entry when an editor deletes the entry. */
export const removeBelongingsWithEntry =
  (strapi: Core.Strapi): Modules.Documents.Middleware.Middleware =>
  async (context, next) => {
    if (context.action !== "delete" || !isInbox(context.uid)) return next();
    const { documentId } = context.params;
    const entry = await rows(strapi, context.uid).findOne({ where: { documentId } });
    const deleted = await next();
    if (entry) await removeBelongings(strapi, entry.Vorgangsnummer);
    return deleted;
  };
