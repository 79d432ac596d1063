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

/** Enough for a feed reader that asks once a week. */
const maxArticles = 30;

/** Articles with their whole text as an Atom feed (RFC 4287), in the given order. */
export function toFeed(newest: Article[], villageSettings: Settings | undefined): TextDocument {
  const siteTitle = villageSettings?.siteTitle ?? layoutTexts.siteTitle;
  const changedAt = newest.reduce<string | undefined>(
    (latest, article) => (latest === undefined || article.changedAt > latest ? article.changedAt : latest),
    villageSettings?.changedAt,
  );
  const feed = new Feed({
    id: absoluteUrl(routes.home),
    link: absoluteUrl(routes.home),
    title: writableInXml(seoTexts.feed(siteTitle)),
    language: "de",
    generator: false,
    favicon: absoluteUrl("/favicon.svg"),
    feedLinks: { atom: absoluteUrl(routes.feed) },
    author: { name: writableInXml(villageSettings?.municipality ?? siteTitle) },
    ...(villageSettings?.metaDescription && { description: writableInXml(villageSettings.metaDescription) }),
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

/** The library declares titles and summaries as HTML, so that their text has to be escaped. */
const inHtml = (words: string): string => writableInXml(toHtml({ type: "text", value: words }));

/** @throws CmsRequestError without a copy */
export const getFeed = derived([articles, categories, settings], async () =>
  toFeed(await getArticles(maxArticles), await getSettings()),
);
