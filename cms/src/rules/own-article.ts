import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import type { DocumentMiddleware } from "../documents/saved";
import { articleSlug, articleType, isSignpost, type SignpostType, signpostTypes } from "./signpost-target";

/**
 * Deletes, or takes off the site, the article with the whole text of an Angebot or Info when an editor does so with that: one
 * that stands in no list of news, and to which no other Angebot or Info leads.
 */
export const takeArticleAlong: DocumentMiddleware = (strapi) => async (context, next) => {
  const { uid, action } = context;
  const isLeaving = action === "delete" || action === "unpublish";
  if (!isLeaving || !isSignpost(uid) || !strapi.requestContext.get()) return next();
  const { documentId } = context.params;
  return strapi.db.transaction(async () => {
    const articles = await ownArticles(strapi, uid, documentId);
    const result = await next();
    const documents = strapi.documents(articleType);
    for (const article of articles)
      await (action === "delete" ? documents.delete : documents.unpublish)({ documentId: article });
    return result;
  });
};

async function ownArticles(strapi: Core.Strapi, uid: SignpostType, documentId: string): Promise<Set<string>> {
  const articles = new Set<string>();
  for (const { Ziel } of await rows(strapi, uid).findMany({ where: { documentId } })) {
    const Slug = articleSlug(Ziel);
    const others = signpostTypes.map((type) =>
      rows(strapi, type).count({ where: { Ziel, documentId: { $ne: documentId } } }),
    );
    if (!Slug || (await Promise.all(others)).some((count) => count > 0)) continue;
    const where = { Slug, Nicht_in_Aktuelles: true };
    for (const article of await rows(strapi, articleType).findMany({ where }))
      articles.add(article.documentId);
  }
  return articles;
}
