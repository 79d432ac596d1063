import { z } from "zod";
import { categories, withCategories } from "./categories";
import { defineCollection, derived } from "./collection";
import { mediaFields, optionalMedia, severalMedia, toFile, toPicture } from "./media";
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

/** `date` is a calendar day, "YYYY-MM-DD"; `text` and `easyLanguage` are Markdown, `files` what they show or link to. */
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
    files: wire.Dateien_im_Text.map((file) => toFile(file)),
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
  populate: {
    Kategorien: ["documentId"],
    Verwandtes: ["documentId"],
    Bild: mediaFields,
    Dateien_im_Text: mediaFields,
  },
  schema: StrapiArticle,
  toItem: toArticle,
});

const bySlug = derived((items: readonly Item[]) => new Map(items.map((article) => [article.slug, article])));
const sortedByDate = (items: readonly Item[]) =>
  [...items].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "de"));
const newestFirst = derived(sortedByDate);
const byCategory = derived((items: readonly Item[]) => {
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
  // Of each category as many as can be needed: one more than are shown, for the article itself is among them.
  const lists = article.categories.map(
    ({ id }) =>
      byCategory(ready)
        .get(id)
        ?.slice(0, limit + 1) ?? [],
  );
  const alike = sortedByDate(lists.flat());
  const others = [...new Set([...linked, ...alike])].filter(({ id }) => id !== article.id);
  return others.slice(0, limit).map((other) => withCategories(other, known));
}
