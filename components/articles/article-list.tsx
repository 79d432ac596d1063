import { MoreLink } from "@/components/ui/more-link";
import { Pagination } from "@/components/ui/pagination";
import { Static } from "@/components/ui/static";
import type { ArticleList as List } from "@/lib/cms/articles";
import { articleTexts } from "@/lib/texts/articles";
import { routes } from "@/lib/urls/routes";
import { ArticleCard } from "./article-card";
import { maxBesideLead, Stories } from "./stories";

/** A page of the newest articles; the first page begins as the home page shows them. */
export function ArticleList({ articles, page, pages }: List) {
  const large = page === 1 ? articles.slice(0, 1 + maxBesideLead) : [];
  const small = articles.slice(large.length);
  return (
    <Static className="wrap stack">
      <Stories articles={large} level={2} />
      {articles.length === 0 && <p className="lead">{articleTexts.none}</p>}
      <div className="pairs">
        {small.map((article) => (
          <ArticleCard key={article.id} article={article} level={2} />
        ))}
      </div>
      <Pagination page={page} pages={pages} hrefOf={routes.news} />
      <p>
        <MoreLink href={routes.feed}>{articleTexts.feed}</MoreLink>
      </p>
    </Static>
  );
}
