import { SubscriptionForm, SubscriptionLinks } from "@/components/calendar/subscription";
import { Aside } from "@/components/content/aside";
import { PageHead } from "@/components/content/page-head";
import { absoluteUrl } from "@/lib/absolute-url";
import { getCategories, getCategory } from "@/lib/cms/categories";
import { getOrganisers } from "@/lib/cms/events";
import { type Subscription, subscriptionOf } from "@/lib/events/calendar-files";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calendarTexts, subscribeTexts as texts } from "@/lib/texts/calendar";

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
  };
  const names = [...chosenCategories, ...chosenOrganisers].map(({ name }) => name);
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        between={[{ label: calendarTexts.events, href: routes.calendar() }]}
      />
      <div className="wrap split">
        <SubscriptionForm chosen={chosen} categories={categories} organisers={organisers} />
        <Aside>
          <SubscriptionLinks
            url={absoluteUrl(routes.calendarFile(chosen))}
            content={names.length > 0 ? names.join(", ") : texts.everything}
          />
        </Aside>
      </div>
    </>
  );
}
