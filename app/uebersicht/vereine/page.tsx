import type { Metadata } from "next";
import { ReportContent } from "@/components/content/report-content";
import { ClubList } from "@/components/organisations/club-list";
import { JsonLd } from "@/components/seo/json-ld";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { getOrganisations } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { routes } from "@/lib/routes";
import { toOrganisationList } from "@/lib/seo/json-ld/organisation";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { organisationTexts } from "@/lib/texts/organisations";
import { pageTitles } from "@/lib/texts/page-titles";

export async function generateMetadata(): Promise<Metadata> {
  const clubs = await getOrganisations("verein");
  const description = organisationTexts.clubsLead(clubs.length);
  return pageMetadata({ title: pageTitles.clubs, path: routes.clubs, description });
}

export default async function ClubsPage() {
  const [clubs, settings] = await Promise.all([getOrganisations("verein"), getSettings()]);
  const title = organisationTexts.clubs(settings?.village);
  return (
    <>
      <PageHead
        title={title}
        breadcrumbs={<Breadcrumbs current={title} />}
        lead={
          <>
            {clubs.length > 0 && organisationTexts.clubsLead(clubs.length)}{" "}
            <Link href={routes.propose("organisation")}>{organisationTexts.addClub}</Link>.
          </>
        }
      />
      <ClubList clubs={clubs} now={new Date()} />
      <div className="wrap">
        <ReportContent path={routes.clubs} />
      </div>
      <JsonLd data={toOrganisationList(title, clubs)} />
    </>
  );
}
