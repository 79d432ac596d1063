import { Card, CardTitle } from "@/components/ui/card";
import { Meta, MetaItem } from "@/components/ui/meta";
import type { Article } from "@/lib/cms/articles";
import { formatDayAndMonth } from "@/lib/dates/format";
import { routes } from "@/lib/routes";
import { ArticleThumbnail } from "./article-picture";

/** A small card: thumbnail, title, category and date. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <Card direction="row" picture={<ArticleThumbnail article={article} />}>
      <CardTitle href={routes.article(article.slug)}>{article.title}</CardTitle>
      <Meta>
        <MetaItem>
          {[article.categories[0]?.name, formatDayAndMonth(article.date)].filter(Boolean).join(" · ")}
        </MetaItem>
      </Meta>
    </Card>
  );
}
