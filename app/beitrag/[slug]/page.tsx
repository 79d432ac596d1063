import { notFound } from "next/navigation";
import { ArticleView } from "@/components/articles/article-view";
import { getArticle } from "@/lib/cms/articles";
import { getSettings } from "@/lib/cms/settings";
import { plainText } from "@/lib/rich-text/plain-text";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { articleTexts } from "@/lib/texts/articles";
import { slugOf } from "@/lib/urls/decoded-path";
import { isEasyLanguage, routes } from "@/lib/urls/routes";

export async function generateMetadata({ params, searchParams }: PageProps<"/beitrag/[slug]">) {
  const [article, settings] = await Promise.all([getArticle(await slugOf(params)), getSettings()]);
  if (!article) return {};
  const isEasy = isEasyLanguage((await searchParams).sprache) && article.easyLanguage !== undefined;
  return pageMetadata({
    title: isEasy ? articleTexts.easyTitle(article.title) : article.title,
    path: routes.article(article.slug),
    description: article.teaser ?? plainText(article.text),
    entry: { kind: "beitrag", slug: article.slug, changedAt: article.changedAt, publishedAt: article.date },
    siteName: settings?.siteTitle,
    language: article.language,
  });
}

export default async function ArticlePage({ params, searchParams }: PageProps<"/beitrag/[slug]">) {
  const article = await getArticle(await slugOf(params));
  if (!article) notFound();
  return <ArticleView article={article} inEasyLanguage={isEasyLanguage((await searchParams).sprache)} />;
}
