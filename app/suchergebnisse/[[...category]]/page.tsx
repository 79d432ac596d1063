// biome-ignore lint/plugin: for the count of words that found nothing, which no page shows
import { headers } from "next/headers";
import { PhoneLink } from "@/components/content/contact-links";
import { PageHead } from "@/components/content/page-head";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { SubscriptionLink, themeOf } from "@/components/letters/subscription-link";
import styles from "@/components/letters/subscriptions.module.css";
import { BrowsedTitle } from "@/components/search/browsed-title.island";
import { LoadAgain } from "@/components/search/load-again.island";
import { toRenderedPages } from "@/components/search/rendered-pages";
import { resultsTitle } from "@/components/search/result-headings";
import { Results } from "@/components/search/results.island";
import { getCategories, getCategory } from "@/lib/cms/categories";
import { getSettings } from "@/lib/cms/settings";
import { subscriptionTexts } from "@/lib/letters/base/subscription-texts";
import { categoryNames } from "@/lib/navigation/category-names";
import { collectPages } from "@/lib/search/collect-pages";
import { isSearchReady, retryAfterSeconds } from "@/lib/search/indexing/readiness";
import { parseResultsUrl } from "@/lib/search/parse-results-url";
import { resultsUrl } from "@/lib/search/results-url";
import { search } from "@/lib/search/search";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { resultTexts } from "@/lib/texts/search";
import { routes } from "@/lib/urls/routes";

type ResultsPageProps = PageProps<"/suchergebnisse/[[...category]]">;

const parse = async ({ params, searchParams }: ResultsPageProps) =>
  parseResultsUrl((await params).category, await searchParams);

export async function generateMetadata(props: ResultsPageProps) {
  const { q, categoryName, refinement } = await parse(props);
  if (!isSearchReady())
    return pageMetadata({ title: resultTexts.notReady, path: routes.search(), index: false });
  const category = await getCategory(categoryName);
  const path = category ? routes.category(category.slug) : routes.search();
  return pageMetadata({
    title: resultTexts.title,
    path,
    description: category?.description,
    index: category !== undefined && resultsUrl({ q, categoryInPath: category.slug }, refinement) === path,
  });
}

const AskUs = ({ phone }: { phone: string | undefined }) => (
  <p>
    {resultTexts.notFound} <a href={routes.contact}>{resultTexts.contact}</a>
    {phone && (
      <>
        {": "}
        <PhoneLink number={phone} />
      </>
    )}
  </p>
);

export default async function ResultsPage(props: ResultsPageProps) {
  const { q, categoryName, refinement } = await parse(props);
  if (!isSearchReady())
    return (
      <>
        <PageHead title={resultTexts.notReady} />
        <div className="wrap">
          {/* Without JavaScript the browser loads the whole page. */}
          <noscript>
            <meta httpEquiv="refresh" content={String(retryAfterSeconds)} />
          </noscript>
          <p className="lead muted">{resultTexts.loadsAgain}</p>
          <LoadAgain q={q} spokenText={resultTexts.notReady} retryAfterSeconds={retryAfterSeconds} />
        </div>
      </>
    );
  const { kind, without, literally, pages } = refinement;
  const requestHeaders = await headers();
  const [category, categories, settings, responses, { category: segments }] = await Promise.all([
    getCategory(categoryName),
    getCategories(),
    getSettings(),
    collectPages(pages, (page) =>
      search({ q, category: categoryName, kind, without, literally, page }, requestHeaders),
    ),
    props.params,
  ]);
  const isEverything = q === "" && categoryName === "";
  const words = {
    q,
    category: category?.name,
    unknownCategory: category ? undefined : categoryName || undefined,
  };
  return (
    <>
      <PageHead
        title={resultsTitle(words)}
        heading={
          isEverything && (
            <BrowsedTitle all={resultTexts.everything} kinds={Object.entries(resultTexts.kinds)} />
          )
        }
        lead={q === "" && category?.description}
      />
      <div className="wrap">
        {category && q === "" && (
          <SubscriptionLink themes={[themeOf("kategorie", category)]} className={styles.order}>
            {subscriptionTexts.ofEntry}
          </SubscriptionLink>
        )}
        <Results
          query={{ q, category: category?.name ?? categoryName, categoryInPath: segments && category?.slug }}
          rendered={{ refinement, shownPages: toRenderedPages(responses), at: Date.now() }}
          help={{
            hint: settings?.nothingFoundHint && <TextWithNumbers text={settings.nothingFoundHint} />,
            categories: categoryNames(categories),
            order: <SubscriptionLink themes={["woche"]}>{subscriptionTexts.ofSearch}</SubscriptionLink>,
            contact: <AskUs phone={settings?.phone} />,
          }}
        />
      </div>
    </>
  );
}
