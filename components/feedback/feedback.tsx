import { ReportContent } from "@/components/content/report-content";
import type { FeedbackKind } from "@/lib/urls/feedback-names";
import { routes } from "@/lib/urls/routes";
import styles from "./feedback.module.css";
import { FeedbackForm } from "./feedback-form.island";
import { FeedbackQuestion } from "./feedback-question";

type FeedbackProps = {
  kind: FeedbackKind;
  slug: string;
  /** Of the page that it ends */
  path: string;
};

/** The end of a page: whether it helped, and where to report what is wrong on it. */
export const Feedback = ({ kind, slug, path }: FeedbackProps) => (
  <div className={styles.feedback}>
    <FeedbackForm target={routes.feedbackTarget(kind, slug)}>
      <FeedbackQuestion />
    </FeedbackForm>
    <ReportContent path={path} />
  </div>
);
