import { TextPage } from "@/components/content/text-page";
import { getPage } from "@/lib/cms/pages";
import { textPageMetadata } from "@/lib/content/text-page";
import { routes } from "@/lib/routes";
import { pageTitles } from "@/lib/texts/reading";

export const generateMetadata = () =>
  textPageMetadata("mitmachen", pageTitles.participate, routes.participate);

export default async function ParticipatePage() {
  return <TextPage title={pageTitles.participate} page={await getPage("mitmachen")} />;
}
