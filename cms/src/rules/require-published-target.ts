import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { refuse } from "../documents/problem";
import { type DocumentMiddleware, type Saved, savedBy, storedFields } from "../documents/saved";
import { articleSlug, articleType, isSignpost } from "./signpost-target";

/** Refuses to publish an Angebot or Info that leads to a Beitrag of which there is only a draft: visitors would find nothing. */
export const requirePublishedTarget: DocumentMiddleware = (strapi) => async (context, next) => {
  if (!isSignpost(context.uid)) return next();
  const saved = savedBy(context);
  const isPublished = context.action === "publish" || saved?.status === "published";
  if (isPublished) {
    const { data = {}, documentId } = context.params as Partial<Saved>;
    const { Ziel } = { ...(await storedFields(strapi, context.uid, documentId)), ...data };
    if (await isDraft(strapi, articleSlug(Ziel)))
      refuse([
        {
          path: ["Ziel"],
          message:
            "Der Beitrag, zu dem der Eintrag führt, ist noch ein Entwurf. Bitte veröffentlichen Sie ihn zuerst.",
        },
      ]);
  }
  return next();
};

async function isDraft(strapi: Core.Strapi, slug: string | undefined): Promise<boolean> {
  if (slug === undefined) return false;
  const versions = await rows(strapi, articleType).findMany({ where: { Slug: slug } });
  return versions.length > 0 && versions.every(({ publishedAt }) => !publishedAt);
}
