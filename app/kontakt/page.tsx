import { ContactInShort, ContactPanel } from "@/components/content/contact-panels";
import { TextPage } from "@/components/content/text-page";
import { FormSheet } from "@/components/forms/form-sheet";
import { OfflinePanel } from "@/components/offline/offline-panel";
import { JsonLd } from "@/components/seo/json-ld";
import { getGlossary } from "@/lib/cms/glossary";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { toMunicipality } from "@/lib/seo/json-ld/organisation";
import { textPageMetadata } from "@/lib/seo/page-metadata";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

export const generateMetadata = () => textPageMetadata("kontakt", pageTitles.contact, routes.contact);

export default async function ContactPage({ searchParams }: PageProps<"/kontakt">) {
  const [page, glossary, settings, { antwort }] = await Promise.all([
    getPage("kontakt"),
    getGlossary(),
    getSettings(),
    searchParams,
  ]);
  const now = new Date();
  const municipality = toMunicipality(settings, now);
  return (
    <>
      <TextPage
        title={pageTitles.contact}
        page={page}
        glossary={glossary}
        before={
          <>
            {settings && <ContactInShort settings={settings} now={now} />}
            <FormSheet form="kontakt" responseId={antwort} />
          </>
        }
        aside={
          <div className="stack">
            {settings && <ContactPanel settings={settings} now={now} />}
            <OfflinePanel />
          </div>
        }
      />
      {municipality && <JsonLd data={municipality} />}
    </>
  );
}
