import { maxBesideLead, Stories } from "@/components/articles/stories";
import { Agenda } from "@/components/events/agenda";
import { Hero } from "@/components/home/hero";
import { QuickEntries } from "@/components/home/quick-entries";
import { JoinBand, OfferNotes, OrganisationTiles, Welcome } from "@/components/home/sections";
import { TodayBoard } from "@/components/home/today-board";
import { JsonLd } from "@/components/seo/json-ld";
import { Section } from "@/components/ui/section";
import { getArticles } from "@/lib/cms/articles";
import { getOrganisations } from "@/lib/cms/organisations";
import { getPage } from "@/lib/cms/pages";
import { endsElsewhere, getOffers } from "@/lib/cms/redirect-entries";
import { getSettings } from "@/lib/cms/settings";
import { findOptionalPages } from "@/lib/content/optional-pages";
import { getOutlook } from "@/lib/events/upcoming";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { currentNotices } from "@/lib/notices/cms/notices";
import { toWebSite } from "@/lib/seo/json-ld/web-site";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { homeTexts as texts } from "@/lib/texts/home";
import { siteTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";
import { findWasteDistricts } from "@/lib/waste/waste-calendar";

const maxDatesAhead = 5;
const maxOffers = 4;

export async function generateMetadata() {
  const settings = await getSettings();
  const title = settings?.siteTitle ?? siteTexts.siteTitle;
  const metadata = pageMetadata({ title, path: routes.home, description: settings?.metaDescription });
  // The stylesheet makes the header higher by this. It stands in the head, so that a browser knows before it paints the
  // header while the rest of the page is still on its way.
  return { ...metadata, other: { "dorfforum-header": "home" } };
}

export default async function HomePage() {
  const now = new Date();
  const [settings, outlook, districts, notices, articles, offers, clubs, daycare, text, optionalPages] =
    await Promise.all([
      getSettings(),
      getOutlook(now, maxDatesAhead),
      findWasteDistricts(),
      currentNotices.ready(),
      getArticles(1 + maxBesideLead),
      getOffers(maxOffers),
      getOrganisations("verein"),
      getOrganisations("kindertagesstätte"),
      getPage("startseite"),
      findOptionalPages(),
    ]);
  const emptyPages = optionalPages.flatMap(({ href, isEmpty }) => (isEmpty ? href : []));
  const quickEntries = (settings?.quickEntries ?? []).map(async (entry) => ({
    ...entry,
    isExternal: await endsElsewhere(entry.target),
  }));
  return (
    <>
      <Hero
        settings={settings}
        quickEntries={<QuickEntries entries={await Promise.all(quickEntries)} emptyPages={emptyPages} />}
        today={
          <TodayBoard
            {...{ outlook, districts, settings, notices, now }}
            sendsMail={mailOffer() !== undefined}
          />
        }
      />
      {outlook.next.length > 0 && (
        <Section title={texts.nextEvents} more={{ href: routes.calendar(), label: texts.allEvents }}>
          <Agenda occurrences={outlook.next} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={texts.articles} more={{ href: routes.news(), label: texts.allArticles }}>
          <Stories articles={articles} />
        </Section>
      )}
      {offers.length > 0 && (
        <Section
          title={texts.offers}
          more={{ href: routes.search({ kind: "angebot" }), label: texts.allOffers }}
        >
          <OfferNotes offers={offers} confirmedForMonths={settings?.confirmedForMonths} now={now} />
        </Section>
      )}
      <OrganisationTiles clubs={clubs.length} daycare={daycare.length} />
      <Welcome settings={settings} page={text} />
      <JoinBand />
      <JsonLd data={toWebSite(settings)} />
    </>
  );
}
