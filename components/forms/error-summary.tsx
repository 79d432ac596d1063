import { useEffect, useRef } from "react";
import type { FieldErrors } from "@/lib/forms/values";
import { formPartTexts } from "@/lib/texts/forms";
import { fieldId } from "./field-context";
import styles from "./form.module.css";

/** What has to be changed, with a way to each field. It takes the focus each time that something was wrong. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors take the focus again
  useEffect(() => ref.current?.focus(), [errors]);
  const entries = Object.entries(errors);
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref} id="meldung">
      <h3>{formPartTexts.summary(entries.length)}</h3>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
