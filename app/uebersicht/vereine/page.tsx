import type { Metadata } from "next";
import { JsonLd } from "@/components/content/json-ld";
import { ReportContent } from "@/components/content/report-content";
import { ClubList } from "@/components/organisations/club-list";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { getOrganisations } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { toOrganisationList } from "@/lib/json-ld/organisation";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { organisationTexts, pageTitles } from "@/lib/texts/reading";

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
