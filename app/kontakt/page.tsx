import { ContactPanel } from "@/components/content/contact-panel";
import { JsonLd } from "@/components/content/json-ld";
import { TextPage } from "@/components/content/text-page";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { textPageMetadata } from "@/lib/content/text-page";
import { toMunicipality } from "@/lib/json-ld/municipality";
import { routes } from "@/lib/routes";
import { pageTitles } from "@/lib/texts/reading";

export const generateMetadata = () => textPageMetadata("kontakt", pageTitles.contact, routes.contact);

export default async function ContactPage() {
  const [page, settings] = await Promise.all([getPage("kontakt"), getSettings()]);
  const municipality = toMunicipality(settings);
  return (
    <>
      <TextPage
        title={pageTitles.contact}
        page={page}
        aside={settings && <ContactPanel settings={settings} />}
      />
      {municipality && <JsonLd data={municipality} />}
    </>
  );
}
