import { JsonLd } from "@/components/content/json-ld";
import { DaycareList } from "@/components/organisations/daycare-list";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { PageHead } from "@/components/ui/page-head";
import { getOrganisations } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { toOrganisationList } from "@/lib/json-ld/organisation";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { organisationTexts, pageTitles } from "@/lib/texts/reading";

export const generateMetadata = () =>
  pageMetadata({
    title: pageTitles.daycare,
    path: routes.daycare,
    description: organisationTexts.daycareLead,
  });

export default async function DaycarePage() {
  const [places, settings] = await Promise.all([getOrganisations("kindertagesstätte"), getSettings()]);
  const title = organisationTexts.daycare(settings?.village);
  return (
    <>
      <PageHead
        title={title}
        lead={organisationTexts.daycareLead}
        breadcrumbs={<Breadcrumbs current={title} />}
      />
      <DaycareList places={places} />
      <JsonLd data={toOrganisationList(title, places)} />
    </>
  );
}
