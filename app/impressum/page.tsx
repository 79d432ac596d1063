import { LegalFacts } from "@/components/content/contact-panels";
import { TextPage } from "@/components/content/text-page";
import { getGlossary } from "@/lib/cms/glossary";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { textPageMetadata } from "@/lib/seo/page-metadata";
import { legalTexts, pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

export const generateMetadata = () => textPageMetadata("impressum", pageTitles.imprint, routes.imprint);

/** § 5 DDG, § 18 (2) MStV */
const contacts = ["representative", "supervisor", "editor"] as const;

export default async function ImprintPage() {
  const [page, glossary, settings] = await Promise.all([getPage("impressum"), getGlossary(), getSettings()]);
  return (
    <TextPage
      title={pageTitles.imprint}
      page={page}
      glossary={glossary}
      aside={<LegalFacts title={legalTexts.responsible} settings={settings} names={contacts} />}
    />
  );
}
