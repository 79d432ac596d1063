import { TextPage } from "@/components/content/text-page";
import { getPage } from "@/lib/cms/pages";
import { textPageMetadata } from "@/lib/content/text-page";
import { routes } from "@/lib/routes";
import { pageTitles } from "@/lib/texts/reading";

export const generateMetadata = () =>
  textPageMetadata("leichte-sprache", pageTitles.easyLanguage, routes.easyLanguage);

export default async function EasyLanguagePage() {
  return <TextPage title={pageTitles.easyLanguage} page={await getPage("leichte-sprache")} />;
}
