import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { refuse } from "./problem";
import { type DocumentMiddleware, type Saved, savedBy, storedFields } from "./saved";

/** Refuses to publish an Angebot that leads to a Beitrag of which there is only a draft: visitors would find nothing. */
export const requirePublishedTarget: DocumentMiddleware = (strapi) => async (context, next) => {
  if (context.uid !== "api::angebot.angebot") return next();
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
            "Der Beitrag, zu dem das Angebot führt, ist noch ein Entwurf. Bitte veröffentlichen Sie ihn zuerst.",
        },
      ]);
  }
  return next();
};

const articleSlug = (target: unknown) => /^\/beitrag\/([^/?#]+)$/.exec(String(target))?.[1];

async function isDraft(strapi: Core.Strapi, slug: string | undefined): Promise<boolean> {
  if (slug === undefined) return false;
  const versions = await rows(strapi, "api::beitrag.beitrag").findMany({ where: { Slug: slug } });
  return versions.length > 0 && versions.every(({ publishedAt }) => !publishedAt);
}
