import type { Metadata } from "next";
import { NothingFound } from "@/components/search/nothing-found";
import { ResultFilter } from "@/components/search/result-filter";
import { ResultList } from "@/components/search/result-list";
import { resultsTitle, statusLine } from "@/components/search/result-words";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { PageHead } from "@/components/ui/page-head";
import { Pagination } from "@/components/ui/pagination";
import { getCategories, getCategory } from "@/lib/cms/categories";
import { getSettings } from "@/lib/cms/settings";
import { pageMetadata } from "@/lib/metadata";
import { type Kind, routes } from "@/lib/routes";
import { getEntries } from "@/lib/search/entries";
import { find } from "@/lib/search/find";
import { wordsOf } from "@/lib/search/match";
import { toQuestion } from "@/lib/search/question";
import { pageTitles } from "@/lib/texts/reading";
import styles from "./page.module.css";

type ResultsPageProps = PageProps<"/suchergebnisse/[[...category]]">;

const askedBy = async ({ params, searchParams }: ResultsPageProps) =>
  toQuestion((await params).category, await searchParams);

export async function generateMetadata(props: ResultsPageProps): Promise<Metadata> {
  const { q, categoryName, kind, page } = await askedBy(props);
  const category = await getCategory(categoryName);
  return pageMetadata({
    title: pageTitles.results,
    path: category ? routes.category(category.slug) : routes.search(),
    description: category?.description,
    index: category !== undefined && q === "" && kind === undefined && page === 1,
  });
}

export default async function ResultsPage(props: ResultsPageProps) {
  const { q, categoryName, kind, page } = await askedBy(props);
  const [category, categories, settings] = await Promise.all([
    getCategory(categoryName),
    getCategories(),
    getSettings(),
  ]);
  const isUnknown = categoryName !== "" && category === undefined;
  const found = find(isUnknown ? [] : await getEntries(), { q, category, kind, page });
  const words = { q, category: category?.name, unknownCategory: isUnknown ? categoryName : undefined };
  const title = resultsTitle(words);
  const hrefOf = (to: { kind: Kind | undefined; page?: number }) =>
    category && q === "" && to.kind === undefined && to.page === undefined
      ? routes.category(category.slug)
      : routes.search({ q, c: category?.name, ...to });
  return (
    <>
      <PageHead
        title={title}
        lead={q === "" ? category?.description : undefined}
        breadcrumbs={<Breadcrumbs current={title} />}
      />
      <div className={`wrap ${styles.results}`}>
        <ResultFilter found={found} kind={kind} hrefOf={(to) => hrefOf({ kind: to })} />
        {found.total > 0 ? (
          <>
            <p className={styles.count} role="status">
              {statusLine(found.total, words)}
            </p>
            <ResultList entries={found.entries} words={wordsOf(q)} />
            <Pagination
              page={found.page}
              pages={found.pages}
              hrefOf={(number) => hrefOf({ kind, ...(number > 1 && { page: number }) })}
            />
          </>
        ) : (
          <NothingFound
            title={statusLine(0, words)}
            hint={settings?.nothingFoundHint}
            categories={categories}
          />
        )}
      </div>
    </>
  );
}
