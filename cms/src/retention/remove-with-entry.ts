import type { Core } from "@strapi/strapi";
import { removeBelongings } from "./remove-outdated";

/** When an editor deletes what a visitor sent, its picture and waiting mails go with it. */
export function removeWithEntry(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const isInbox = uid === "api::nachricht.nachricht" || uid === "api::einsendung.einsendung";
    if (!isInbox || action !== "delete") return next();
    const { documentId } = context.params as { documentId: string };
    const entry: { Vorgangsnummer: string } | null = await strapi.db
      .query(uid)
      .findOne({ select: ["Vorgangsnummer"], where: { documentId } });
    const deleted = await next();
    if (entry) await removeBelongings(strapi, entry.Vorgangsnummer);
    return deleted;
  });
}
