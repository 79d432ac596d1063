import { Participate } from "@/components/forms/participate";
import { ParticipateForm } from "@/components/forms/participate-form";
import { getGlossary } from "@/lib/cms/glossary";
import { getPage } from "@/lib/cms/pages";
import { pageMetadata, textPageMetadata } from "@/lib/seo/page-metadata";
import { pageTitles } from "@/lib/texts/content";
import { formTexts } from "@/lib/texts/form-texts";
import { isParticipationName } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";

export async function generateMetadata({ searchParams }: PageProps<"/mitmachen">) {
  const { art } = await searchParams;
  if (!isParticipationName(art))
    return textPageMetadata("mitmachen", pageTitles.participate, routes.participate);
  const { title, lead } = formTexts[art];
  return pageMetadata({ title, description: lead, path: routes.propose(art) });
}

/** The choice of a form, or with `art` one form. */
export default async function ParticipatePage({ searchParams }: PageProps<"/mitmachen">) {
  const search = await searchParams;
  if (isParticipationName(search.art)) return <ParticipateForm form={search.art} search={search} />;
  const [page, glossary] = await Promise.all([getPage("mitmachen"), getGlossary()]);
  return <Participate page={page} glossary={glossary} />;
}
