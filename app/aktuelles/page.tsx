import { ArticleList } from "@/components/articles/article-list";
import { PageHead } from "@/components/content/page-head";
import { SubscriptionLink } from "@/components/letters/subscription-link";
import styles from "@/components/letters/subscriptions.module.css";
import { getArticleList } from "@/lib/cms/articles";
import { subscriptionTexts } from "@/lib/letters/base/subscription-texts";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { articleTexts as texts } from "@/lib/texts/articles";
import { parsePageNumber } from "@/lib/urls/page-number";
import { routes } from "@/lib/urls/routes";

type NewsProps = PageProps<"/aktuelles">;

const getList = async ({ searchParams }: NewsProps) =>
  getArticleList(parsePageNumber((await searchParams).seite));

export async function generateMetadata(props: NewsProps) {
  const { page } = await getList(props);
  return pageMetadata({ title: texts.page(page), path: routes.news(page), description: texts.lead });
}

export default async function News(props: NewsProps) {
  const list = await getList(props);
  return (
    <>
      <PageHead title={texts.page(list.page)} lead={texts.lead} />
      {mailOffer() && (
        <div className={`wrap ${styles.order}`}>
          <SubscriptionLink themes={["woche"]}>{subscriptionTexts.ofNews}</SubscriptionLink>
        </div>
      )}
      <ArticleList {...list} />
    </>
  );
}
