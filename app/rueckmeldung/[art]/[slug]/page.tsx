import { notFound } from "next/navigation";
import { FeedbackPage } from "@/components/feedback/feedback-page";
import { feedbackTexts } from "@/lib/feedback/base/texts";
import { getFeedbackSubject } from "@/lib/feedback/feedback-subject";
import { getKeptRemark } from "@/lib/feedback/pending-remarks";
import { slugOf } from "@/lib/urls/decoded-path";
import { feedbackStages, isFeedbackKind } from "@/lib/urls/feedback-names";

export const metadata = {
  title: { absolute: feedbackTexts.title },
  robots: { index: false, follow: false },
};

type Props = PageProps<"/rueckmeldung/[art]/[slug]">;

export default async function FeedbackSubjectPage({ params, searchParams }: Props) {
  const [{ art }, slug, { stand, text }] = await Promise.all([params, slugOf(params), searchParams]);
  const page = isFeedbackKind(art) ? await getFeedbackSubject(art, slug) : undefined;
  if (!page) notFound();
  const stage = feedbackStages.find((known) => known === stand);
  return <FeedbackPage page={page} stage={stage} remark={await getKeptRemark(text)} />;
}
