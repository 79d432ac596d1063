import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import { feedbackTexts } from "@/lib/feedback/base/texts";
import { feedbackAnswers, feedbackFields } from "@/lib/urls/feedback-names";
import styles from "./feedback.module.css";

const labels = { ja: feedbackTexts.yes, nein: feedbackTexts.no };

/** The content of a form that sends one of two answers. */
export const FeedbackQuestion = () => (
  <fieldset className={styles.question}>
    <legend>{feedbackTexts.question}</legend>
    {feedbackAnswers.map((answer) => (
      <Fragment key={answer}>
        {" "}
        <Button type="submit" name={feedbackFields.answer} value={answer}>
          {labels[answer]}
        </Button>
      </Fragment>
    ))}
  </fieldset>
);
