import { PageHead } from "@/components/content/page-head";
import { ReportContent } from "@/components/content/report-content";
import { Comparison } from "@/components/organisations/comparison";
import { DaycareList } from "@/components/organisations/daycare-list";
import { JsonLd } from "@/components/seo/json-ld";
import { Banner } from "@/components/ui/banner";
import { getOrganisations, isSchool } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { toComparison } from "@/lib/organisations/to-comparison";
import { toOrganisationList } from "@/lib/seo/json-ld/organisation";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { comparisonTexts, organisationTexts } from "@/lib/texts/organisations";
import { comparisonName } from "@/lib/urls/overview-parameters";
import { routes } from "@/lib/urls/routes";

export const generateMetadata = () =>
  pageMetadata({
    title: organisationTexts.daycareTitle,
    path: routes.daycare,
    description: organisationTexts.daycareLead,
  });

export default async function DaycarePage({ searchParams }: PageProps<"/uebersicht/kindertagesstaetten">) {
  const [all, settings] = await Promise.all([getOrganisations("kindertagesstätte"), getSettings()]);
  // The heading names day-care centres first.
  const centres = [...all].sort((a, b) => Number(isSchool(a.kind)) - Number(isSchool(b.kind)));
  const { items: compared, ticked, problem } = toComparison((await searchParams)[comparisonName], centres);
  const now = new Date();
  const title = organisationTexts.daycare(settings?.village);
  return (
    <>
      <PageHead title={title} lead={organisationTexts.daycareLead} />
      <div className="wrap">
        {problem && (
          <Banner tone="info">
            {problem === "too few" ? comparisonTexts.tooFew : comparisonTexts.tooMany}
          </Banner>
        )}
        {compared.length > 0 && <Comparison centres={compared} now={now} />}
        <DaycareList centres={centres} ticked={ticked} isComparing={compared.length > 0} now={now} />
        {centres.length > 0 && <ReportContent path={routes.daycare} />}
      </div>
      <JsonLd data={toOrganisationList(title, centres)} />
    </>
  );
}
