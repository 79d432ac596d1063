import { TextPage } from "@/components/content/text-page";
import { FormSheet } from "@/components/forms/form-sheet";
import { ParticipateAside, ParticipateChoice } from "@/components/forms/participate";
import { getPage } from "@/lib/cms/pages";
import { isProposalName } from "@/lib/form-names";
import { routes } from "@/lib/routes";
import { textPageMetadata } from "@/lib/seo/page-metadata";
import { pageTitles } from "@/lib/texts/content";

export const generateMetadata = () =>
  textPageMetadata("mitmachen", pageTitles.participate, routes.participate);

export default async function ParticipatePage({ searchParams }: PageProps<"/mitmachen">) {
  const [page, { art, antwort }] = await Promise.all([getPage("mitmachen"), searchParams]);
  const form = isProposalName(art) ? art : undefined;
  return (
    <TextPage
      title={pageTitles.participate}
      page={page}
      above={<ParticipateChoice current={form} />}
      before={form && <FormSheet form={form} responseId={antwort} />}
      aside={<ParticipateAside />}
    />
  );
}
