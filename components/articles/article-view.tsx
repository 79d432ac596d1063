import { EntryPicture } from "@/components/content/entry-picture";
import { RelatedEvents } from "@/components/events/related-events";
import { JsonLd } from "@/components/seo/json-ld";
import { type Article, getRelatedArticles } from "@/lib/cms/articles";
import { getGlossary } from "@/lib/cms/glossary";
import { getOrganisationsById } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { getUpcomingIn } from "@/lib/events/upcoming";
import { toArticleData } from "@/lib/seo/json-ld/article";
import { articleTexts } from "@/lib/texts/articles";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { ArticleBody, ArticleHead } from "./article";
import { RelatedArticles } from "./article-card";
import styles from "./article-view.module.css";

type ArticleViewProps = { article: Article; inEasyLanguage?: boolean };

/** The whole content of an article's page, which the preview shows too. */
export async function ArticleView({ article, inEasyLanguage = false }: ArticleViewProps) {
  const [related, dates, organisations, settings, glossary] = await Promise.all([
    getRelatedArticles(article, 4),
    getUpcomingIn(article.categories, 3),
    getOrganisationsById(article.organisationIds),
    getSettings(),
    getGlossary(),
  ]);
  const isEasy = inEasyLanguage && article.easyLanguage !== undefined;
  const text = (isEasy ? article.easyLanguage : article.text) ?? "";
  return (
    <>
      <ArticleHead
        article={article}
        organisations={organisations}
        text={text}
        isEasy={isEasy}
        url={absoluteUrl(isEasy ? routes.easyArticle(article.slug) : routes.article(article.slug))}
      />
      <figure className={`wrap ${styles.hero}`}>
        <EntryPicture
          kind="beitrag"
          entry={article}
          sizes="(min-width: 80rem) 77.5rem, 100vw"
          priority
          className={styles.picture}
        />
        {article.picture?.caption && <figcaption>{article.picture.caption}</figcaption>}
      </figure>
      <ArticleBody article={article} text={text} glossary={glossary} isEasy={isEasy} />
      <RelatedArticles articles={related} />
      <RelatedEvents occurrences={dates} title={articleTexts.nextEvents} />
      <JsonLd data={toArticleData(article, settings)} />
    </>
  );
}
