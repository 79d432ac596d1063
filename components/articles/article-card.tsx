import { formatDayAndMonth } from "@dorfforum/shared/calendar/format";
import { EntryPicture } from "@/components/content/entry-picture";
import { InLanguage } from "@/components/content/in-language";
import { Card, CardTitle } from "@/components/ui/card";
import { Meta, MetaItem } from "@/components/ui/meta";
import { Section } from "@/components/ui/section";
import type { Article } from "@/lib/cms/articles";
import { articleTexts } from "@/lib/texts/articles";
import { routes } from "@/lib/urls/routes";

type ArticleCardProps = { article: Article; level?: 2 | 3 };

export function ArticleCard({ article, level = 3 }: ArticleCardProps) {
  const picture = <EntryPicture kind="beitrag" entry={article} sizes="10.5rem" decorative look="thumb" />;
  return (
    <Card direction="row" picture={picture}>
      <CardTitle href={routes.article(article.slug)} level={level}>
        <InLanguage text={article.title} language={article.language} />
      </CardTitle>
      <Meta>
        <MetaItem>
          {[article.categories[0]?.name, formatDayAndMonth(article.date)].filter(Boolean).join(" · ")}
        </MetaItem>
      </Meta>
    </Card>
  );
}

export function RelatedArticles({ articles }: { articles: Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Section title={articleTexts.related} print={false}>
      <div className="pairs">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </Section>
  );
}
