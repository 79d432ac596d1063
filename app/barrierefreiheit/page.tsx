import { AccessibilityFacts } from "@/components/content/legal-facts";
import { TextPage } from "@/components/content/text-page";
import { ButtonLink } from "@/components/ui/button";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { routes } from "@/lib/routes";
import { textPageMetadata } from "@/lib/seo/text-page-metadata";
import { pageTitles, reportLinkTexts } from "@/lib/texts/content";

export const generateMetadata = () =>
  textPageMetadata("barrierefreiheit", pageTitles.accessibility, routes.accessibility);

export default async function AccessibilityPage() {
  const [page, settings] = await Promise.all([getPage("barrierefreiheit"), getSettings()]);
  return (
    <TextPage
      title={pageTitles.accessibility}
      page={page}
      aside={
        <div className="stack">
          <AccessibilityFacts legal={settings?.legal} />
          <ButtonLink variant="primary" href={routes.reportBarrier()}>
            {reportLinkTexts.barrier}
          </ButtonLink>
        </div>
      }
    />
  );
}
