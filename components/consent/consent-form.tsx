import type { SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import type { Purpose } from "@/lib/consent/purposes";
import { consentTexts, purposeTexts } from "@/lib/texts/consent";
import { routes } from "@/lib/urls/routes";
import styles from "./consent-form.module.css";

type ConsentFormProps = {
  purposes: readonly Purpose[];
  granted?: readonly Purpose[];
  isExpanded?: boolean;
  onChoice: (granted: Purpose[]) => void;
};

/** Both buttons look the same and refusing comes first. Without JavaScript it is a plain POST form. */
export function ConsentForm({ purposes, granted = [], isExpanded = false, onChoice }: ConsentFormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const chosen = purposes.filter((purpose) => form.getAll("zweck").includes(purpose));
    const decision = form.get("entscheidung");
    onChoice(decision === "akzeptieren" ? [...purposes] : decision === "auswahl" ? chosen : []);
  };
  return (
    <form className={styles.form} method="post" action={routes.consentChoice} onSubmit={submit}>
      {purposes.length > 1 && (
        <details className={styles.single} open={isExpanded}>
          <summary>{consentTexts.single}</summary>
          {purposes.map((purpose) => (
            <label key={purpose} className={styles.purpose}>
              <input
                type="checkbox"
                name="zweck"
                value={purpose}
                defaultChecked={granted.includes(purpose)}
              />
              {purposeTexts[purpose].label}
            </label>
          ))}
          <Button type="submit" name="entscheidung" value="auswahl">
            {consentTexts.save}
          </Button>
        </details>
      )}
      <div className={styles.answers}>
        <Button type="submit" name="entscheidung" value="ablehnen">
          {consentTexts.refuse}
        </Button>
        <Button type="submit" name="entscheidung" value="akzeptieren">
          {consentTexts.accept}
        </Button>
      </div>
    </form>
  );
}
