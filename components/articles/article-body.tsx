import { PrintButton } from "@/components/content/print-button.island";
import { ReadingColumns } from "@/components/content/reading-columns";
import { ReportContent } from "@/components/content/report-content";
import { RichText } from "@/components/content/rich-text";
import { ShareButton } from "@/components/content/share-button.island";
import { Banner } from "@/components/ui/banner";
import { classNames } from "@/components/ui/class-names";
import { spokenTextId } from "@/lib/browser/element-ids";
import type { Article } from "@/lib/cms/articles";
import { routes } from "@/lib/routes";
import { articleTexts } from "@/lib/texts/articles";
import styles from "./article-body.module.css";

type ArticleBodyProps = { article: Article; text: string; isEasy: boolean; url: string };

export function ArticleBody({ article, text, isEasy, url }: ArticleBodyProps) {
  return (
    <ReadingColumns markdown={text}>
      <article className={styles.article}>
        {article.easyLanguage !== undefined && <VersionNotice isEasy={isEasy} />}
        <div id={spokenTextId} className={classNames(styles.text, isEasy && styles.easy)}>
          {article.teaser && !isEasy && <p className="lead">{article.teaser}</p>}
          <RichText markdown={text} files={article.files} anchors />
        </div>
        <div className={styles.actions}>
          <ShareButton title={article.title} url={url} />
          <PrintButton />
        </div>
        <ReportContent path={routes.article(article.slug)} />
      </article>
    </ReadingColumns>
  );
}

/** A live region: it stays mounted while the version changes, so that screen readers announce the change. */
function VersionNotice({ isEasy }: { isEasy: boolean }) {
  return (
    <div role="status" className={styles.version}>
      {isEasy ? (
        <Banner tone="info">
          <p>{articleTexts.easyLanguage}</p>
        </Banner>
      ) : (
        <p className="sr-only">{articleTexts.fullText}</p>
      )}
    </div>
  );
}
