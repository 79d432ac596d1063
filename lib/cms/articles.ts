import { z } from "zod";
import { categories, withCategories } from "./categories";
import { defineCollection, derived } from "./collection";
import { mediaFields, optionalMedia, toPicture } from "./media";
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
});

/** `date` is a calendar day, "YYYY-MM-DD"; `text` and `easyLanguage` are Markdown. */
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
    changedAt: wire.updatedAt,
  };
}

type Item = ReturnType<typeof toArticle>;
export type Article = ReturnType<typeof withCategories<Item>>;

export const articles = defineCollection({
  model: "beitrag",
  plural: "beitraege",
  drafts: true,
  fields: ["Titel", "Slug", "Teaser", "Text", "Datum", "Leichte_Sprache", "Bild_Alt"],
  populate: { Kategorien: ["documentId"], Verwandtes: ["documentId"], Bild: mediaFields },
  schema: StrapiArticle,
  toItem: toArticle,
});

const bySlug = derived((items: readonly Item[]) => new Map(items.map((article) => [article.slug, article])));
const newestFirst = derived((items: readonly Item[]) =>
  [...items].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "de")),
);

/** @throws CmsRequestError without a copy */
export async function getArticle(slug: string): Promise<Article | undefined> {
  const article = bySlug(await articles.ready()).get(slug);
  return article && withCategories(article, await categories.ready());
}

/** Newest first. @throws CmsRequestError without a copy */
export async function getArticles(limit = Number.POSITIVE_INFINITY): Promise<Article[]> {
  const known = await categories.ready();
  return newestFirst(await articles.ready())
    .slice(0, limit)
    .map((article) => withCategories(article, known));
}

/** What the editors linked, filled up with the newest that share a category. @throws CmsRequestError without a copy */
export async function getRelatedArticles(article: Article, limit: number): Promise<Article[]> {
  const ready = await articles.ready();
  const known = await categories.ready();
  const linked = article.relatedIds.flatMap((id) => ready.byId.get(id) ?? []);
  const ids = new Set(article.categories.map(({ id }) => id));
  const alike = newestFirst(ready).filter(({ categoryIds }) => categoryIds.some((id) => ids.has(id)));
  const others = [...new Set([...linked, ...alike])].filter(({ id }) => id !== article.id);
  return others.slice(0, limit).map((other) => withCategories(other, known));
}
