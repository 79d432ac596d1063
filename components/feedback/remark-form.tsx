import { maxRemarkLength } from "@dorfforum/shared/feedback/limits";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import inputStyles from "@/components/ui/field.module.css";
import { feedbackTexts } from "@/lib/feedback/base/texts";
import { feedbackFields } from "@/lib/urls/feedback-names";
import styles from "./feedback.module.css";

type RemarkFormProps = Pick<ComponentProps<"form">, "onSubmit"> & {
  target: string;
  isSending?: boolean;
  /** What somebody wrote already */
  remark?: string | undefined;
};

const ids = { field: "was-fehlt", hint: "was-fehlt-hinweis" };

export const RemarkForm = ({ target, isSending = false, remark, onSubmit }: RemarkFormProps) => (
  <form className={styles.remark} method="post" action={target} onSubmit={onSubmit}>
    <label htmlFor={ids.field}>{feedbackTexts.remark}</label>
    <p id={ids.hint}>{feedbackTexts.hint(maxRemarkLength)}</p>
    <textarea
      id={ids.field}
      name={feedbackFields.remark}
      className={inputStyles.input}
      maxLength={maxRemarkLength}
      required
      aria-describedby={ids.hint}
      defaultValue={remark}
    />
    <Button type="submit" busy={isSending}>
      {isSending ? feedbackTexts.sending : feedbackTexts.send}
    </Button>
  </form>
);
