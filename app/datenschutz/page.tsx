import { LegalFacts } from "@/components/content/contact-panels";
import { TextPage } from "@/components/content/text-page";
import { getGlossary } from "@/lib/cms/glossary";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { textPageMetadata } from "@/lib/seo/page-metadata";
import { legalTexts, pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

export const generateMetadata = () => textPageMetadata("datenschutz", pageTitles.privacy, routes.privacy);

/** Art. 13 DSGVO */
const contacts = ["dataProtectionOfficer", "dataProtectionAuthority"] as const;

export default async function PrivacyPage() {
  const [page, glossary, settings] = await Promise.all([
    getPage("datenschutz"),
    getGlossary(),
    getSettings(),
  ]);
  return (
    <TextPage
      title={pageTitles.privacy}
      page={page}
      glossary={glossary}
      aside={<LegalFacts title={legalTexts.contacts} settings={settings} names={contacts} />}
    />
  );
}
