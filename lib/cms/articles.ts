import { append } from "@dorfforum/shared/runtime/append";
import { z } from "zod";
import { routes } from "@/lib/urls/routes";
import { findWithCategories, joinCategories, type withCategories } from "./categories";
import { defineCollection, type ItemOf } from "./collection";
import { derived } from "./derived";
import { downloads, files, gallery, pictureFields, withPicture } from "./media";
import { changedAt, language, optional, relations, required, text, textOrEmpty } from "./wire";

/** `date` and `validUntil` are calendar days, "YYYY-MM-DD"; `text` and `easyLanguage` are Markdown, `files` are those they show or link to. */
export const articles = defineCollection({
  model: "beitrag",
  plural: "beitraege",
  fields: {
    title: ["Titel", required],
    slug: ["Slug", required],
    teaser: ["Teaser", text],
    text: ["Text", textOrEmpty],
    easyLanguage: ["Leichte_Sprache", text],
    language: ["Sprache", language],
    date: ["Datum", z.iso.date()],
    validUntil: ["Gueltig_bis", optional(z.iso.date())],
    isUnlisted: ["Nicht_in_Aktuelles", optional(z.boolean())],
    categoryIds: ["Kategorien", relations],
    relatedIds: ["Verwandtes", relations],
    organisationIds: ["Organisationen", relations],
    ...pictureFields,
    gallery,
    downloads,
    files,
    changedAt,
  },
  toItem: (values) => withPicture(values),
  toPage: ({ slug, changedAt }) => ({ path: routes.article(slug), changedAt }),
});

type Item = ItemOf<typeof articles>;
export type Article = ReturnType<typeof withCategories<Item>>;

const sortedByDate = (items: readonly Item[]) =>
  [...items].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "de"));
const newestFirst = derived([articles], ({ items }) =>
  sortedByDate(items.filter(({ isUnlisted }) => !isUnlisted)),
);
/** By the ids that each article has, the newest first */
const listsBy = (idsOf: (article: Item) => readonly string[]) =>
  derived([articles], ({ items }) => {
    const lists = new Map<string, Item[]>();
    for (const article of sortedByDate(items)) {
      for (const id of idsOf(article)) append(lists, id, article);
    }
    return lists;
  });
const byCategory = listsBy(({ categoryIds, isUnlisted }) => (isUnlisted ? [] : categoryIds));
const byOrganisation = listsBy(({ organisationIds }) => organisationIds);

/** @throws CmsRequestError without a copy */
export const getArticle = findWithCategories(articles);

/** The newest first. @throws CmsRequestError without a copy */
export async function getArticles(limit = Number.POSITIVE_INFINITY): Promise<Article[]> {
  return joinCategories((await newestFirst()).slice(0, limit));
}

export type ArticleList = { articles: Article[]; page: number; pages: number };

const maxPerPage = 12;

/** A page of the newest articles; after the last page the last one. @throws CmsRequestError without a copy */
export async function getArticleList(asked: number): Promise<ArticleList> {
  const all = await newestFirst();
  const pages = Math.max(1, Math.ceil(all.length / maxPerPage));
  const page = Math.min(asked, pages);
  const articles = await joinCategories(all.slice((page - 1) * maxPerPage, page * maxPerPage));
  return { articles, page, pages };
}

/** The articles about an organisation, the newest first. @throws CmsRequestError without a copy */
export async function getArticlesAbout(organisationId: string, limit: number): Promise<Article[]> {
  return joinCategories(((await byOrganisation()).get(organisationId) ?? []).slice(0, limit));
}

/** The articles that editors linked, and then the newest that share a category. @throws CmsRequestError without a copy */
export async function getRelatedArticles(article: Article, limit: number): Promise<Article[]> {
  const { byId } = await articles.ready();
  const lists = await byCategory();
  const linked = article.relatedIds.flatMap((id) => byId.get(id) ?? []);
  // One more than are shown of each category, because the article itself is among them.
  const alike = article.categories.flatMap(({ id }) => lists.get(id)?.slice(0, limit + 1) ?? []);
  const others = [...new Set([...linked, ...sortedByDate(alike)])].filter(({ id }) => id !== article.id);
  return joinCategories(others.slice(0, limit));
}
