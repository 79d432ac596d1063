import { Feed } from "feed";
import { toHtml } from "hast-util-to-html";
import { absoluteUrl } from "@/lib/absolute-url";
import { type Article, articles, getArticles } from "@/lib/cms/articles";
import { categories } from "@/lib/cms/categories";
import { derived } from "@/lib/cms/derived";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import { startOfBerlinDay } from "@/lib/dates/format";
import type { TextDocument } from "@/lib/http/answer-document";
import { toAbsoluteHtml } from "@/lib/rich-text/absolute-html";
import { routes } from "@/lib/routes";
import { layoutTexts } from "@/lib/texts/layout";
import { seoTexts } from "@/lib/texts/seo";
import { writableInXml } from "./xml";

/** What a feed reader that comes once a week still finds. */
const articlesInFeed = 30;

/** The newest articles with their whole text (Atom, RFC 4287). `newest` is in the order in which they are shown. */
export function toFeed(newest: Article[], found: Settings | undefined): TextDocument {
  const siteTitle = found?.siteTitle ?? layoutTexts.siteTitle;
  const changedAt = newest.reduce<string | undefined>(
    (latest, article) => (latest === undefined || article.changedAt > latest ? article.changedAt : latest),
    found?.changedAt,
  );
  const feed = new Feed({
    id: absoluteUrl(routes.home),
    link: absoluteUrl(routes.home),
    title: writableInXml(seoTexts.feed(siteTitle)),
    language: "de",
    generator: false,
    favicon: absoluteUrl("/favicon.svg"),
    feedLinks: { atom: absoluteUrl(routes.feed) },
    author: { name: writableInXml(found?.municipality ?? siteTitle) },
    ...(found?.metaDescription && { description: writableInXml(found.metaDescription) }),
    ...(changedAt && { updated: new Date(changedAt) }),
  });
  for (const article of newest) {
    const address = absoluteUrl(routes.article(article.slug));
    feed.addItem({
      id: address,
      link: address,
      title: inHtml(article.title),
      date: new Date(article.changedAt),
      published: startOfBerlinDay(article.date),
      content: writableInXml(toAbsoluteHtml(article.text)),
      category: article.categories.map(({ name }) => ({ name: writableInXml(name) })),
      ...(article.teaser && { description: inHtml(article.teaser) }),
    });
  }
  return { body: feed.atom1(), changedAt };
}

/** The library declares titles and summaries to be HTML, in which a reader would take `<b>` for more than letters. */
const inHtml = (words: string): string => writableInXml(toHtml({ type: "text", value: words }));

/** @throws CmsRequestError without a copy */
export const getFeed = derived([articles, categories, settings], async () =>
  toFeed(await getArticles(articlesInFeed), await getSettings()),
);
