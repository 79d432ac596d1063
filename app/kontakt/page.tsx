import { ContactPanel } from "@/components/content/contact-panel";
import { JsonLd } from "@/components/content/json-ld";
import { TextPage } from "@/components/content/text-page";
import { FormSheet } from "@/components/forms/form-sheet";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { textPageMetadata } from "@/lib/content/text-page";
import { toMunicipality } from "@/lib/json-ld/municipality";
import { routes } from "@/lib/routes";
import { pageTitles } from "@/lib/texts/reading";

export const generateMetadata = () => textPageMetadata("kontakt", pageTitles.contact, routes.contact);

export default async function ContactPage({ searchParams }: PageProps<"/kontakt">) {
  const [page, settings, { antwort }] = await Promise.all([getPage("kontakt"), getSettings(), searchParams]);
  const municipality = toMunicipality(settings);
  return (
    <>
      <TextPage
        title={pageTitles.contact}
        page={page}
        before={<FormSheet form="kontakt" answerId={antwort} />}
        aside={settings && <ContactPanel settings={settings} />}
      />
      {municipality && <JsonLd data={municipality} />}
    </>
  );
}
