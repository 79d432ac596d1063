import { PageHead } from "@/components/content/page-head";
import { GlossaryList } from "@/components/glossary/glossary-list";
import { getGlossary } from "@/lib/cms/glossary";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { glossaryTexts } from "@/lib/texts/glossary";
import { routes } from "@/lib/urls/routes";

export const metadata = pageMetadata({
  title: glossaryTexts.title,
  path: routes.glossary,
  description: glossaryTexts.lead,
});

export default async function GlossaryPage() {
  return (
    <>
      <PageHead title={glossaryTexts.title} lead={glossaryTexts.lead} />
      <GlossaryList terms={await getGlossary()} />
    </>
  );
}
