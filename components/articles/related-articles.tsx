import { Section } from "@/components/ui/section";
import type { Article } from "@/lib/cms/articles";
import { articleTexts } from "@/lib/texts/articles";
import { ArticleCard } from "./article-card";

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
