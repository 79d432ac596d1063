import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleBody } from "@/components/articles/article-body";
import { ArticleHead } from "@/components/articles/article-head";
import { RelatedArticles } from "@/components/articles/related-articles";
import { EntryPicture } from "@/components/content/entry-picture";
import { RelatedEvents } from "@/components/events/related-events";
import { JsonLd } from "@/components/seo/json-ld";
import { absoluteUrl } from "@/lib/absolute-url";
import { getArticle, getRelatedArticles } from "@/lib/cms/articles";
import { getSettings } from "@/lib/cms/settings";
import { getUpcomingIn } from "@/lib/events/upcoming";
import { plainText } from "@/lib/rich-text/plain-text";
import { isEasyLanguage, routes } from "@/lib/routes";
import { slugOf } from "@/lib/routing/slug-of";
import { toArticleData } from "@/lib/seo/json-ld/article";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { articleTexts } from "@/lib/texts/articles";
import styles from "./page.module.css";

type ArticlePageProps = PageProps<"/beitrag/[slug]">;

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
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

export default async function ArticlePage({ params, searchParams }: ArticlePageProps) {
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
