import { PageHead } from "@/components/content/page-head";
import { ReportContent } from "@/components/content/report-content";
import { ClubList } from "@/components/organisations/club-list";
import { JsonLd } from "@/components/seo/json-ld";
import { getOrganisations } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { toOrganisationList } from "@/lib/seo/json-ld/organisation";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { organisationTexts } from "@/lib/texts/organisations";
import { filterNames } from "@/lib/urls/overview-parameters";
import { routes } from "@/lib/urls/routes";

export async function generateMetadata() {
  const clubs = await getOrganisations("verein");
  const description = organisationTexts.clubsLead(clubs.length);
  return pageMetadata({ title: organisationTexts.clubsTitle, path: routes.clubs, description });
}

export default async function ClubsPage({ searchParams }: PageProps<"/uebersicht/vereine">) {
  const [clubs, settings, query] = await Promise.all([
    getOrganisations("verein"),
    getSettings(),
    searchParams,
  ]);
  const title = organisationTexts.clubs(settings?.village);
  return (
    <>
      <PageHead
        title={title}
        lead={
          <>
            {clubs.length > 0 && organisationTexts.clubsLead(clubs.length)}{" "}
            <a href={routes.propose("organisation")}>{organisationTexts.addClub}</a>.
          </>
        }
      />
      <ClubList clubs={clubs} isSearched={query[filterNames.q] !== undefined} />
      {clubs.length > 0 && (
        <div className="wrap">
          <ReportContent path={routes.clubs} />
        </div>
      )}
      <JsonLd data={toOrganisationList(title, clubs)} />
    </>
  );
}
