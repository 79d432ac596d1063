import { Participate } from "@/components/forms/participate";
import { ParticipateForm } from "@/components/forms/participate-form";
import { getPage } from "@/lib/cms/pages";
import { isParticipationName } from "@/lib/form-names";
import { routes } from "@/lib/routes";
import { pageMetadata, textPageMetadata } from "@/lib/seo/page-metadata";
import { pageTitles } from "@/lib/texts/content";
import { formTexts } from "@/lib/texts/forms";

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
  return isParticipationName(search.art) ? (
    <ParticipateForm form={search.art} search={search} />
  ) : (
    <Participate page={await getPage("mitmachen")} />
  );
}
