import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formPartTexts } from "@/lib/texts/form-parts";
import { fieldId } from "./field-context";
import styles from "./form.module.css";

type FieldFrameProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  error: string | undefined;
  children: ReactNode;
};

/** Label, hint, error and input, in the order in which they are read. */
export function FieldFrame({ name, label, hint, optional, error, children }: FieldFrameProps) {
  const id = fieldId(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{formPartTexts.optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hinweis`}>
          {hint}
        </p>
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
      {children}
    </div>
  );
}

/** The error of a field. Its icon has no name, because the input itself has `aria-invalid`. */
export function FieldError({ name, children }: { name: string; children: string }) {
  return (
    <p className={styles.error} id={`${fieldId(name)}-fehler`}>
      <CircleAlert />
      {children}
    </p>
  );
}
