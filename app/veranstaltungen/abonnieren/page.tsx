import { SubscriptionForm } from "@/components/calendar/subscription-form";
import { SubscriptionLinks } from "@/components/calendar/subscription-links";
import { PageHead } from "@/components/content/page-head";
import { EmbeddingLines } from "@/components/organisations/embedding-lines";
import { MoreLink } from "@/components/ui/more-link";
import { Panel } from "@/components/ui/panel";
import { subscriptionId } from "@/lib/browser/element-ids";
import { getCategories, getCategory } from "@/lib/cms/categories";
import { getOrganisers } from "@/lib/cms/events";
import { type Subscription, subscriptionOf } from "@/lib/events/ics-subscriptions";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calendarTexts, subscribeTexts as texts } from "@/lib/texts/calendar";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import styles from "./page.module.css";

type SubscribePageProps = PageProps<"/veranstaltungen/abonnieren">;

const requestedBy = async ({ searchParams }: SubscribePageProps): Promise<Subscription> => {
  const pairs = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  );
  return subscriptionOf(new URLSearchParams(pairs));
};

export async function generateMetadata(props: SubscribePageProps) {
  const path = routes.subscribe(await requestedBy(props));
  const index = path === routes.subscribe();
  return pageMetadata({ title: texts.title, path, description: texts.lead, index });
}

export default async function SubscribePage(props: SubscribePageProps) {
  const requested = await requestedBy(props);
  const [categories, organisers] = await Promise.all([getCategories(), getOrganisers()]);
  const requestedCategories = await Promise.all(requested.categories.map(getCategory));
  const chosenCategories = categories.filter((category) => requestedCategories.includes(category));
  const chosenOrganisers = organisers.filter(({ slug }) => requested.organisers.includes(slug));
  const chosen = {
    categories: chosenCategories.map(({ slug }) => slug),
    organisers: chosenOrganisers.map(({ slug }) => slug),
    alarm: requested.alarm,
  };
  const names = [...chosenCategories, ...chosenOrganisers].map(({ name }) => name);
  const isNarrowed = names.length > 0;
  const [organiser, ...others] = chosenOrganisers;
  const isOfOne = others.length + chosenCategories.length === 0;
  const isGone = !isNarrowed && requested.categories.length + requested.organisers.length > 0;
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        between={[{ label: calendarTexts.events, href: routes.calendar() }]}
      />
      <div className={`wrap ${styles.subscription}`}>
        <Panel id={subscriptionId} title={isNarrowed ? texts.yours : texts.subscribeToEverything}>
          {isNarrowed && (
            <p role="status">
              <strong>{texts.ready(names)}</strong>
            </p>
          )}
          {isGone && <p role="status">{texts.notFound}</p>}
          <SubscriptionLinks
            url={absoluteUrl(routes.calendarFile(chosen))}
            name={isNarrowed ? names.join(", ") : texts.everything}
          />
          {chosen.alarm && <p>{texts.alarmHint}</p>}
        </Panel>
        <SubscriptionForm
          chosen={chosen}
          isNarrowed={isNarrowed}
          categories={categories}
          organisers={organisers}
        />
        {organiser && isOfOne && <EmbeddingLines organisation={organiser} />}
        {isNarrowed && (
          <p className={styles.all}>
            <MoreLink href={routes.subscribe()}>{texts.allInstead}</MoreLink>
          </p>
        )}
      </div>
    </>
  );
}
