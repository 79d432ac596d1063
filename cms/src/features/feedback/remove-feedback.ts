import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { maxStoredRemarks } from "@dorfforum/shared/feedback/limits";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import type { DocumentMiddleware } from "../../documents/saved";

export const feedbackType = "api::rueckmeldung.rueckmeldung";
export const remarkType = "api::anmerkung.anmerkung";

/** Removes the oldest remarks beyond `maxStoredRemarks`. */
export async function removeSurplusRemarks(strapi: Core.Strapi): Promise<void> {
  const surplus = await rows(strapi, remarkType).findMany({
    select: ["id"],
    orderBy: { id: "desc" },
    offset: maxStoredRemarks,
    limit: maxStoredRemarks,
  });
  if (surplus.length > 0)
    await rows(strapi, remarkType).deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
}

/** Removes remarks that came before `limit`, and the counts of pages without any feedback since. */
export async function removeOutdatedFeedback(strapi: Core.Strapi, limit: Date): Promise<void> {
  await strapi.db.query(remarkType).deleteMany({ where: { createdAt: { $lt: limit } } });
  await rows(strapi, feedbackType).deleteMany({ where: { Zuletzt_am: { $lt: berlinDay(limit) } } });
}

/** Removes the remarks on a page when an editor deletes its counts. */
export const removeRemarksWithFeedback: DocumentMiddleware = (strapi) => async (context, next) => {
  if (context.action !== "delete" || context.uid !== feedbackType) return next();
  const { documentId } = context.params;
  return strapi.db.transaction(async () => {
    await rows(strapi, remarkType).deleteMany({ where: { Rueckmeldung: { documentId } } });
    return next();
  });
};
