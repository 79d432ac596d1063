import { LegalFacts } from "@/components/content/contact-panels";
import { TextPage } from "@/components/content/text-page";
import { ButtonLink } from "@/components/ui/button";
import { getGlossary } from "@/lib/cms/glossary";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { textPageMetadata } from "@/lib/seo/page-metadata";
import { legalTexts, pageTitles, reportLinkTexts } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

export const generateMetadata = () =>
  textPageMetadata("barrierefreiheit", pageTitles.accessibility, routes.accessibility);

/** § 12b BGG */
const contacts = ["barrierContact", "enforcementBody"] as const;

export default async function AccessibilityPage() {
  const [page, glossary, settings] = await Promise.all([
    getPage("barrierefreiheit"),
    getGlossary(),
    getSettings(),
  ]);
  return (
    <TextPage
      title={pageTitles.accessibility}
      page={page}
      glossary={glossary}
      aside={
        <div className="stack">
          <LegalFacts title={legalTexts.contacts} settings={settings} names={contacts} />
          <ButtonLink variant="primary" href={routes.reportBarrier()}>
            {reportLinkTexts.barrier}
          </ButtonLink>
        </div>
      }
    />
  );
}
