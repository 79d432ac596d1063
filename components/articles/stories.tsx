import { CalendarDays, Clock } from "lucide-react";
import { Card, CardTitle } from "@/components/ui/card";
import { KindBadge } from "@/components/ui/kind-badge";
import { Meta, MetaItem } from "@/components/ui/meta";
import type { Article } from "@/lib/cms/articles";
import { formatDate } from "@/lib/dates/format";
import { readingMinutes } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { articleTexts } from "@/lib/texts/articles";
import { ArticleCard } from "./article-card";
import { ArticlePicture } from "./article-picture";
import styles from "./stories.module.css";

/** The first article as a large card, the others as small ones. */
export function Stories({ articles }: { articles: Article[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <div className={styles.stories}>
      <LeadStory article={first} />
      {others.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </div>
  );
}

function LeadStory({ article }: { article: Article }) {
  return (
    <Card
      className={styles.lead}
      picture={
        <ArticlePicture
          article={article}
          sizes="(min-width: 60rem) 44rem, 100vw"
          decorative
          className={styles.picture}
        />
      }
    >
      <p>
        <KindBadge kind="beitrag" label={article.categories[0]?.name} />
      </p>
      <CardTitle href={routes.article(article.slug)}>{article.title}</CardTitle>
      {article.teaser && <p>{article.teaser}</p>}
      <Meta>
        <MetaItem icon={Clock}>{articleTexts.minutes(readingMinutes(article.text))}</MetaItem>
        <MetaItem icon={CalendarDays}>{formatDate(article.date)}</MetaItem>
      </Meta>
    </Card>
  );
}
