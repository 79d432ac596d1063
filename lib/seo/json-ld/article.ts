import { shorten } from "@dorfforum/shared/text/shorten";
import type { Article } from "schema-dts";
import type { Article as VillageArticle } from "@/lib/cms/articles";
import type { Settings } from "@/lib/cms/settings";
import { plainText } from "@/lib/rich-text/plain-text";
import { siteTexts } from "@/lib/texts/shell";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { imagesOf } from "./images";

/** Search engines cut longer headlines. */
const maxHeadlineLength = 110;

export function toArticleData(article: VillageArticle, settings: Settings | undefined): Article {
  const url = absoluteUrl(routes.article(article.slug));
  const publisher = {
    "@type": "Organization",
    name: settings?.municipality ?? settings?.siteTitle ?? siteTexts.siteTitle,
    url: absoluteUrl(routes.home),
  } as const;
  const [section] = article.categories;
  return {
    "@type": "Article",
    headline: shorten(article.title, maxHeadlineLength),
    description: article.teaser ?? shorten(plainText(article.text), 160),
    url,
    mainEntityOfPage: url,
    inLanguage: article.language.code,
    datePublished: article.date,
    dateModified: article.changedAt,
    ...(section && { articleSection: section.name }),
    ...imagesOf(article),
    isAccessibleForFree: true,
    author: publisher,
    publisher,
  };
}
