import { useId } from "react";
import type { Article } from "@/lib/cms/articles";
import { articleTexts } from "@/lib/texts/articles";
import { ArticleCard } from "./article-card";

/** A section of article cards; renders nothing for an empty list. */
export function RelatedArticles({ articles }: { articles: Article[] }) {
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <section className="section no-print" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{articleTexts.related}</h2>
        </div>
        <div className="pairs">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      </div>
    </section>
  );
}
