import { formatDate } from "@dorfforum/shared/calendar/format";
import { EntryPicture } from "@/components/content/entry-picture";
import { InLanguage } from "@/components/content/in-language";
import { Card, CardTitle } from "@/components/ui/card";
import { KindBadge } from "@/components/ui/kind-badge";
import { Meta, MetaItem } from "@/components/ui/meta";
import type { Article } from "@/lib/cms/articles";
import { readingMinutes } from "@/lib/rich-text/plain-text";
import { articleTexts } from "@/lib/texts/articles";
import { routes } from "@/lib/urls/routes";
import { ArticleCard } from "./article-card";
import styles from "./stories.module.css";

const leadSizes = "(min-width: 60rem) 44rem, 100vw";

/** How many rows are as high as the first article */
export const maxBesideLead = 3;

type StoriesProps = { articles: Article[]; level?: 2 | 3 };

/** The first article large, and at most `maxBesideLead` others beside it */
export function Stories({ articles: [first, ...others], level = 3 }: StoriesProps) {
  if (!first) return null;
  const picture = (
    <EntryPicture kind="beitrag" entry={first} sizes={leadSizes} decorative className={styles.picture} />
  );
  return (
    <div className={styles.stories}>
      <Card className={styles.lead} picture={picture}>
        <p>
          <KindBadge kind="beitrag" label={first.categories[0]?.name} />
        </p>
        <CardTitle href={routes.article(first.slug)} level={level}>
          <InLanguage text={first.title} language={first.language} />
        </CardTitle>
        {first.teaser && <InLanguage as="p" text={first.teaser} language={first.language} />}
        <Meta>
          <MetaItem icon="clock">{articleTexts.minutes(readingMinutes(first.text))}</MetaItem>
          <MetaItem icon="calendar-days">{formatDate(first.date)}</MetaItem>
        </Meta>
      </Card>
      {others.map((article) => (
        <ArticleCard key={article.id} article={article} level={level} />
      ))}
    </div>
  );
}
