import { BookOpenText } from "lucide-react";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { KindBadge } from "@/components/ui/kind-badge";
import type { Article } from "@/lib/cms/articles";
import { formatDate } from "@/lib/dates/format";
import { readingMinutes } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { articleTexts } from "@/lib/texts/articles";
import styles from "./article-head.module.css";
import { ReadAloud } from "./read-aloud.island";

export function ArticleHead({ article, text, isEasy }: { article: Article; text: string; isEasy: boolean }) {
  const category = article.categories[0];
  const parent = category
    ? { label: category.name, href: routes.category(category.slug) }
    : { label: articleTexts.articles, href: routes.search({ kind: "beitrag" }) };
  return (
    <div className={`wrap ${styles.head}`}>
      <Breadcrumbs between={[parent]} current={article.title} />
      <p className={styles.kind}>
        <KindBadge kind="beitrag" />
      </p>
      <h1>{article.title}</h1>
      <p className={styles.byline}>
        <time dateTime={article.date}>{formatDate(article.date)}</time>
        <span>{articleTexts.minutes(readingMinutes(text))}</span>
      </p>
      <div className={styles.actions}>
        {article.easyLanguage && (
          <ButtonLink href={isEasy ? routes.article(article.slug) : routes.easyArticle(article.slug)}>
            <BookOpenText />
            {isEasy ? articleTexts.toFullText : articleTexts.toEasyLanguage}
          </ButtonLink>
        )}
        <ReadAloud key={isEasy ? "easy" : "full"} />
      </div>
    </div>
  );
}
