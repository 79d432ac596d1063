import { z } from "zod";
import { routes } from "@/lib/routes";
import { categories, withCategories } from "./categories";
import { defineCollection } from "./collection";
import { derived, findBySlug } from "./derived";
import { optionalMedia, severalMedia, toFiles, toPicture } from "./media";
import { document, relations, required, text } from "./wire";

const StrapiArticle = z.object({
  ...document,
  Titel: required,
  Slug: required,
  Teaser: text,
  Text: text,
  Datum: z.iso.date(),
  Kategorien: relations,
  Bild: optionalMedia,
  Bild_Alt: text,
  Leichte_Sprache: text,
  Verwandtes: relations,
  Dateien_im_Text: severalMedia,
});

/** `date` is a calendar day, "YYYY-MM-DD"; `text` and `easyLanguage` are Markdown, `files` are those they show or link to. */
function toArticle(wire: z.infer<typeof StrapiArticle>) {
  return {
    id: wire.documentId,
    slug: wire.Slug,
    title: wire.Titel,
    teaser: wire.Teaser,
    text: wire.Text ?? "",
    easyLanguage: wire.Leichte_Sprache,
    date: wire.Datum,
    categoryIds: wire.Kategorien,
    relatedIds: wire.Verwandtes,
    picture: toPicture(wire.Bild, wire.Bild_Alt),
    files: toFiles(wire.Dateien_im_Text),
    changedAt: wire.updatedAt,
  };
}

type Item = ReturnType<typeof toArticle>;
export type Article = ReturnType<typeof withCategories<Item>>;

export const articles = defineCollection({
  model: "beitrag",
  plural: "beitraege",
  drafts: true,
  schema: StrapiArticle,
  toItem: toArticle,
  toPage: ({ slug, changedAt }) => ({ path: routes.article(slug), changedAt }),
});

const findArticle = findBySlug(articles);
const sortedByDate = (items: readonly Item[]) =>
  [...items].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "de"));
const newestFirst = derived([articles], ({ items }) => sortedByDate(items));
/** By the category's id, the newest first */
const byCategory = derived([articles], ({ items }) => {
  const lists = new Map<string, Item[]>();
  for (const article of sortedByDate(items)) {
    for (const id of article.categoryIds) {
      const list = lists.get(id);
      if (list) list.push(article);
      else lists.set(id, [article]);
    }
  }
  return lists;
});

/** @throws CmsRequestError without a copy */
export async function getArticle(slug: string): Promise<Article | undefined> {
  const article = await findArticle(slug);
  return article && withCategories(article, await categories.ready());
}

/** The newest first. @throws CmsRequestError without a copy */
export async function getArticles(limit = Number.POSITIVE_INFINITY): Promise<Article[]> {
  const newest = (await newestFirst()).slice(0, limit);
  const allCategories = await categories.ready();
  return newest.map((article) => withCategories(article, allCategories));
}

/**
 * The articles that editors linked, and then the newest that share a category. @throws CmsRequestError without a copy
 */
export async function getRelatedArticles(article: Article, limit: number): Promise<Article[]> {
  const { byId } = await articles.ready();
  const lists = await byCategory();
  const linked = article.relatedIds.flatMap((id) => byId.get(id) ?? []);
  // One more than are shown of each category, because the article itself is among them.
  const alike = article.categories.flatMap(({ id }) => lists.get(id)?.slice(0, limit + 1) ?? []);
  const others = [...new Set([...linked, ...sortedByDate(alike)])].filter(({ id }) => id !== article.id);
  const allCategories = await categories.ready();
  return others.slice(0, limit).map((other) => withCategories(other, allCategories));
}
