import { Feed } from "feed";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { absoluteUrl } from "@/lib/absolute-url";
import { type Article, articles, getArticles } from "@/lib/cms/articles";
import { categories } from "@/lib/cms/categories";
import { derived } from "@/lib/cms/derived";
import { beginOf, type CurrentNotices, currentNotices } from "@/lib/cms/notices";
import { getSettings, type Settings, settings } from "@/lib/cms/settings";
import { startOfBerlinDay } from "@/lib/dates/format";
import { newestChange, type TextDocument } from "@/lib/http/respond-with-document";
import { toTree } from "@/lib/rich-text/markdown";
import { routes } from "@/lib/routes";
import { layoutTexts, seoTexts } from "@/lib/texts/layout";
import { toValidXml } from "./xml";

/** Enough for a feed reader that asks once a week. */
const maxArticles = 30;

/** Notices, and articles with their whole text, as an Atom feed (RFC 4287), in the given order. */
export function toFeed(
  newest: Article[],
  villageSettings: Settings | undefined,
  notices: Pick<CurrentNotices, "shown" | "changedAt"> = { shown: [], changedAt: undefined },
): TextDocument {
  const siteTitle = villageSettings?.siteTitle ?? layoutTexts.siteTitle;
  const changedAt = newestChange([villageSettings, notices, ...newest]);
  const feed = new Feed({
    id: absoluteUrl(routes.home),
    link: absoluteUrl(routes.home),
    title: seoTexts.feed(siteTitle),
    language: "de",
    generator: false,
    favicon: absoluteUrl("/favicon.svg"),
    feedLinks: { atom: absoluteUrl(routes.feed) },
    author: { name: villageSettings?.municipality ?? siteTitle },
    ...(villageSettings?.metaDescription && { description: villageSettings.metaDescription }),
    ...(changedAt && { updated: new Date(changedAt) }),
  });
  for (const notice of notices.shown) {
    const { id, level, text, target, changedAt } = notice;
    const begin = beginOf(notice);
    feed.addItem({
      id: `${absoluteUrl(routes.home)}#mitteilung-${id}`,
      link: absoluteUrl(target ?? routes.home),
      title: inHtml(`${level}: ${text}`),
      date: new Date(Math.max(Date.parse(begin), Date.parse(changedAt))),
      published: new Date(begin),
    });
  }
  for (const article of newest) {
    const url = absoluteUrl(routes.article(article.slug));
    feed.addItem({
      id: url,
      link: url,
      title: inHtml(article.title),
      date: new Date(article.changedAt),
      published: startOfBerlinDay(article.date),
      content: toAbsoluteHtml(article.text),
      // The library does not escape it in attributes.
      category: article.categories.map(({ name }) => ({ name: name.replaceAll("<", "") })),
      ...(article.teaser && { description: inHtml(article.teaser) }),
    });
  }
  return { body: toValidXml(feed.atom1()), changedAt };
}

/** The library declares titles and summaries as HTML, so that their text has to be escaped. */
const inHtml = (text: string): string => inCdata(toHtml({ type: "text", value: text }));

/** The library lets all but the first "]]>" of a text end its CDATA section, also one that toValidXml() puts together. */
const inCdata = (html: string): string => toValidXml(html).replaceAll("]]>", "]]&gt;");

export const getFeed = derived([articles, categories, settings, currentNotices], async () =>
  toFeed(await getArticles(maxArticles), await getSettings(), await currentNotices.ready()),
);

/** A Markdown text as HTML for feeds and the like: as safe as toTree(), with absolute addresses. */
function toAbsoluteHtml(markdown: string): string {
  const tree: Root = structuredClone(toTree(markdown));
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address === "string" && address.startsWith("/")) properties[name] = absoluteUrl(address);
    }
  });
  return inCdata(toHtml(tree));
}
