import { formatDate } from "@dorfforum/shared/calendar/format";
import { german } from "@dorfforum/shared/text/languages";
import { Fragment } from "react";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { Downloads } from "@/components/content/downloads";
import { Gallery } from "@/components/content/gallery";
import { InLanguage } from "@/components/content/in-language";
import { PrintButton } from "@/components/content/print-button.island";
import { ReadingColumns } from "@/components/content/reading-columns";
import { RichText } from "@/components/content/rich-text";
import { ShareButton } from "@/components/content/share-button.island";
import { Feedback } from "@/components/feedback/feedback";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon.island";
import { KindBadge } from "@/components/ui/kind-badge";
import { spokenTextId } from "@/lib/browser/element-ids";
import type { Article } from "@/lib/cms/articles";
import type { Organisation } from "@/lib/cms/organisations";
import type { GlossaryTerm } from "@/lib/rich-text/mark-terms";
import { readingMinutes } from "@/lib/rich-text/plain-text";
import { articleTexts } from "@/lib/texts/articles";
import { mainEntryTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";
import bodyStyles from "./article-body.module.css";
import styles from "./article-head.module.css";
import { ReadAloud } from "./read-aloud.island";

type ArticleHeadProps = {
  article: Article;
  /** Whom the article is about */
  organisations: readonly Pick<Organisation, "type" | "slug" | "name">[];
  text: string;
  isEasy: boolean;
  url: string;
};

export function ArticleHead({ article, organisations, text, isEasy, url }: ArticleHeadProps) {
  const category = article.categories[0];
  return (
    <div className={`wrap ${styles.head}`}>
      <Breadcrumbs
        between={[{ label: mainEntryTexts.news, href: routes.news() }]}
        current={article.title}
        language={article.language}
      />
      <InLanguage as="h1" text={article.title} language={article.language} />
      <p className={styles.byline}>
        <time dateTime={article.date}>{formatDate(article.date)}</time>{" "}
        <span>{articleTexts.minutes(readingMinutes(text))}</span>{" "}
        {category && <a href={routes.category(category.slug)}>{category.name}</a>}{" "}
        <KindBadge kind="beitrag" />
      </p>
      {organisations.length > 0 && (
        <p className={styles.about}>
          <span>{articleTexts.about}</span>
          {organisations.map((organisation) => (
            <Fragment key={organisation.slug}>
              {" "}
              <a href={routes.organisation(organisation)}>{organisation.name}</a>
            </Fragment>
          ))}
        </p>
      )}
      <div className={styles.actions}>
        {article.easyLanguage && (
          <ButtonLink href={isEasy ? routes.article(article.slug) : routes.easyArticle(article.slug)}>
            <Icon name="book-open-text" />
            {isEasy ? articleTexts.toFullText : articleTexts.toEasyLanguage}
          </ButtonLink>
        )}
        <ShareButton title={article.title} url={url} />
        <ReadAloud key={isEasy ? "easy" : "full"} language={languageOf(article, isEasy).code} />
      </div>
    </div>
  );
}

/** Leichte Sprache is German. */
const languageOf = ({ language }: Article, isEasy: boolean) => (isEasy ? german : language);

type ArticleBodyProps = {
  article: Article;
  text: string;
  glossary?: readonly GlossaryTerm[];
  isEasy: boolean;
};

export const ArticleBody = ({ article, text, glossary, isEasy }: ArticleBodyProps) => (
  <ReadingColumns markdown={text} language={languageOf(article, isEasy)}>
    <article className={bodyStyles.article}>
      {article.easyLanguage !== undefined && <VersionNotice isEasy={isEasy} />}
      <div id={spokenTextId} className={classNames(bodyStyles.text, isEasy && bodyStyles.easy)}>
        {article.teaser && !isEasy && (
          <InLanguage as="p" className="lead" text={article.teaser} language={article.language} />
        )}
        <RichText
          markdown={text}
          language={languageOf(article, isEasy)}
          files={article.files}
          glossary={glossary}
          anchors
        />
      </div>
      <Gallery pictures={article.gallery} />
      <Downloads files={article.downloads} />
      <div className={bodyStyles.actions}>
        <PrintButton />
      </div>
      <Feedback kind="beitrag" slug={article.slug} path={routes.article(article.slug)} />
    </article>
  </ReadingColumns>
);

/** A live region: it stays mounted while the version changes, so that screen readers announce the change. */
const VersionNotice = ({ isEasy }: { isEasy: boolean }) => (
  <div role="status" className={bodyStyles.version}>
    {isEasy ? (
      <Banner tone="info">{articleTexts.easyLanguage}</Banner>
    ) : (
      <p className="sr-only">{articleTexts.fullText}</p>
    )}
  </div>
);
