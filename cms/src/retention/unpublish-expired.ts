import { dayInVillage } from "@dorfforum/shared/calendar/recurrence-rule";
import type { Core } from "@strapi/strapi";

/** What leads somewhere comes before what it leads to. */
const expiringTypes = ["api::angebot.angebot", "api::beitrag.beitrag"] as const;

/** Takes entries whose last day (`Gueltig_bis`) is over off the site; their drafts stay. */
export async function unpublishExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const uid of expiringTypes) {
    const documents = strapi.documents(uid);
    const filters = { Gueltig_bis: { $lt: dayInVillage(now) } };
    const expired = await documents.findMany({ status: "published", fields: [], filters });
    for (const { documentId } of expired) await documents.unpublish({ documentId });
    if (expired.length > 0) strapi.log.info(`${expired.length} expired ${uid} were unpublished.`);
  }
}
