import { Aside } from "@/components/content/aside";
import { RichText } from "@/components/content/rich-text";
import { contentsOf, TableOfContents } from "@/components/content/table-of-contents";
import { Banner } from "@/components/ui/banner";
import type { Article } from "@/lib/cms/articles";
import { headings } from "@/lib/content/markdown";
import { articleTexts } from "@/lib/texts/reading";
import styles from "./article-body.module.css";

type ArticleBodyProps = { article: Article; text: string; isEasy: boolean };

/** The text to read, with its teaser before it and its contents beside it. */
export function ArticleBody({ article, text, isEasy }: ArticleBodyProps) {
  const contents = contentsOf(headings(text));
  return (
    <div className="wrap split">
      <article className={styles.text}>
        {isEasy && (
          <div role="status">
            <Banner tone="info">
              <p>{articleTexts.easyLanguage}</p>
            </Banner>
          </div>
        )}
        {article.teaser && !isEasy && <p className="lead">{article.teaser}</p>}
        <RichText markdown={text} anchors />
      </article>
      {contents.length > 0 && (
        <Aside>
          <TableOfContents contents={contents} />
        </Aside>
      )}
    </div>
  );
}
