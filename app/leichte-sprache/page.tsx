import { TextPage } from "@/components/content/text-page";
import { getGlossary } from "@/lib/cms/glossary";
import { getPage } from "@/lib/cms/pages";
import { textPageMetadata } from "@/lib/seo/page-metadata";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

export const generateMetadata = () =>
  textPageMetadata("leichte-sprache", pageTitles.easyLanguage, routes.easyLanguage);

export default async function EasyLanguagePage() {
  const [page, glossary] = await Promise.all([getPage("leichte-sprache"), getGlossary()]);
  return <TextPage title={pageTitles.easyLanguage} page={page} glossary={glossary} />;
}
