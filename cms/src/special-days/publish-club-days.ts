import { rightsOf } from "../access/rights";
import { type DocumentMiddleware, savedBy } from "../documents/saved";
import { touchAndAnnounce } from "../rules/connect-published";
import { followChanges } from "./follow-changes";
import {
  organisationType,
  type StoredVersion,
  specialDaysField,
  storeSpecialDays,
} from "./store-special-days";

/**
 * What a club changes of the special days of its organisation is published with the save. Nothing else of the draft is: a club may
 * not publish, and nobody would see that it closed early.
 */
export const publishClubDays: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved =
    context.uid === organisationType && context.action === "update" ? savedBy(context) : undefined;
  const { documentId } = saved ?? {};
  const rights = documentId && rightsOf(strapi, organisationType);
  if (!saved || !rights || rights.can.publish() || !(specialDaysField in saved.data)) return next();
  const versions = async (): Promise<(StoredVersion | undefined)[]> => {
    const found: StoredVersion[] = await strapi.db
      .query(organisationType)
      .findMany({ where: { documentId }, populate: [specialDaysField] });
    return [found.find(({ publishedAt }) => !publishedAt), found.find(({ publishedAt }) => publishedAt)];
  };
  return strapi.db.transaction(async () => {
    const [before] = await versions();
    const result = await next();
    const [draft, published] = await versions();
    if (draft && published) {
      // A draft with other changes stays newer.
      const isBehind = before && new Date(before.updatedAt) > new Date(published.updatedAt);
      const { updatedAt } = isBehind ? published : draft;
      const version = { id: published.id, updatedAt };
      const changes = { before: before?.Besondere_Tage ?? [], after: draft.Besondere_Tage ?? [] };
      const days = followChanges(published.Besondere_Tage ?? [], changes);
      await storeSpecialDays(strapi, organisationType, version, days, { replaces: true });
      await touchAndAnnounce(strapi, organisationType, [published]);
    }
    return result;
  });
};
