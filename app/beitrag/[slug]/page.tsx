import { notFound } from "next/navigation";
import { ArticleBody, ArticleHead } from "@/components/articles/article";
import { RelatedArticles } from "@/components/articles/article-card";
import { EntryPicture } from "@/components/content/entry-picture";
import { RelatedEvents } from "@/components/events/related-events";
import { JsonLd } from "@/components/seo/json-ld";
import { absoluteUrl } from "@/lib/absolute-url";
import { getArticle, getRelatedArticles } from "@/lib/cms/articles";
import { getSettings } from "@/lib/cms/settings";
import { getUpcomingIn } from "@/lib/events/upcoming";
import { slugOf } from "@/lib/http/decoded-path";
import { plainText } from "@/lib/rich-text/plain-text";
import { isEasyLanguage, routes } from "@/lib/routes";
import { toArticleData } from "@/lib/seo/json-ld/article";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { articleTexts } from "@/lib/texts/articles";
import styles from "./page.module.css";

export async function generateMetadata({ params }: PageProps<"/beitrag/[slug]">) {
  const [article, settings] = await Promise.all([getArticle(await slugOf(params)), getSettings()]);
  if (!article) return {};
  return pageMetadata({
    title: article.title,
    path: routes.article(article.slug),
    description: article.teaser ?? plainText(article.text),
    entry: { kind: "beitrag", slug: article.slug, changedAt: article.changedAt, publishedAt: article.date },
    siteName: settings?.siteTitle,
  });
}

export default async function ArticlePage({ params, searchParams }: PageProps<"/beitrag/[slug]">) {
  const article = await getArticle(await slugOf(params));
  if (!article) notFound();
  const [related, dates, settings] = await Promise.all([
    getRelatedArticles(article, 4),
    getUpcomingIn(article.categories, 3),
    getSettings(),
  ]);
  const isEasy = article.easyLanguage !== undefined && isEasyLanguage((await searchParams).sprache);
  const text = (isEasy ? article.easyLanguage : article.text) ?? "";
  return (
    <>
      <ArticleHead article={article} text={text} isEasy={isEasy} />
      <div className={`wrap ${styles.hero}`}>
        <EntryPicture
          kind="beitrag"
          entry={article}
          sizes="(min-width: 80rem) 77.5rem, 100vw"
          priority
          className={styles.picture}
        />
      </div>
      <ArticleBody
        article={article}
        text={text}
        isEasy={isEasy}
        url={absoluteUrl(isEasy ? routes.easyArticle(article.slug) : routes.article(article.slug))}
      />
      <RelatedArticles articles={related} />
      <RelatedEvents occurrences={dates} title={articleTexts.relatedEvents} />
      <JsonLd data={toArticleData(article, settings)} />
    </>
  );
}
