import { TextPage } from "@/components/content/text-page";
import { getPage } from "@/lib/cms/pages";
import { routes } from "@/lib/routes";
import { textPageMetadata } from "@/lib/seo/page-metadata";
import { pageTitles } from "@/lib/texts/content";

export const generateMetadata = () =>
  textPageMetadata("leichte-sprache", pageTitles.easyLanguage, routes.easyLanguage);

export default async function EasyLanguagePage() {
  return <TextPage title={pageTitles.easyLanguage} page={await getPage("leichte-sprache")} />;
}
