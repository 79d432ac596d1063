import { useId } from "react";
import { choose } from "@/lib/consent/consent-store";
import type { Purpose } from "@/lib/consent/purposes";
import { consentTexts, purposeTexts } from "@/lib/texts/consent";
import { routes } from "@/lib/urls/routes";
import styles from "./consent-dialog.module.css";
import { ConsentForm } from "./consent-form";

/** A non-modal dialog at the lower edge of the window. Escape in it refuses every purpose. */
export function ConsentDialog({ purposes }: { purposes: readonly Purpose[] }) {
  const question = useId();
  return (
    <dialog
      open
      className={styles.dialog}
      aria-label={consentTexts.name}
      aria-describedby={question}
      onKeyDown={({ key }) => key === "Escape" && choose([])}
    >
      <h2 id={question}>{consentTexts.question(purposes)}</h2>
      {purposes.map((purpose) => (
        <p key={purpose}>{purposeTexts[purpose].inShort}</p>
      ))}
      <p>
        {consentTexts.promise} {consentTexts.changeable} <a href={routes.privacy}>{consentTexts.privacy}</a>
      </p>
      <ConsentForm purposes={purposes} onChoice={choose} />
    </dialog>
  );
}
