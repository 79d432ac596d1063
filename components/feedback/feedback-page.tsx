import { maxRemarkLength } from "@dorfforum/shared/feedback/limits";
import { PageHead } from "@/components/content/page-head";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { feedbackTexts } from "@/lib/feedback/base/texts";
import type { FeedbackSubject } from "@/lib/feedback/feedback-subject";
import type { FeedbackStage } from "@/lib/urls/feedback-names";
import { routes } from "@/lib/urls/routes";
import styles from "./feedback.module.css";
import { FeedbackQuestion } from "./feedback-question";
import { RemarkForm } from "./remark-form";

type FeedbackPageProps = {
  page: FeedbackSubject;
  stage: FeedbackStage | undefined;
  /** What could not be stored */
  remark: string | undefined;
};

/** What follows an answer to "War das hilfreich?" without JavaScript. */
export function FeedbackPage({ page: { kind, slug, title, path }, stage, remark }: FeedbackPageProps) {
  const target = routes.feedbackTarget(kind, slug);
  const isAsking = stage === undefined || stage === "misslungen";
  return (
    <>
      <PageHead title={feedbackTexts.title} between={[{ label: title, href: path }]} />
      <div className={`wrap ${styles.page}`}>
        <StageBanner stage={stage} />
        {isAsking && (
          <form method="post" action={target}>
            <FeedbackQuestion />
          </form>
        )}
        {(stage === "gezaehlt" || stage === "ungespeichert") && (
          <RemarkForm target={target} remark={remark} />
        )}
        <p>
          <ButtonLink href={path}>{feedbackTexts.back}</ButtonLink>
        </p>
      </div>
    </>
  );
}

function StageBanner({ stage }: Pick<FeedbackPageProps, "stage">) {
  switch (stage) {
    case "gezaehlt":
      return <Banner tone="ok">{feedbackTexts.counted}</Banner>;
    case "danke":
      return <Banner tone="ok">{feedbackTexts.stored}</Banner>;
    case "misslungen":
      return <Banner tone="error">{feedbackTexts.failed}</Banner>;
    case "ungespeichert":
      return <Banner tone="error">{feedbackTexts.notStored(maxRemarkLength)}</Banner>;
    default:
      return null;
  }
}
