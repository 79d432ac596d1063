import type { ReactNode } from "react";
import { ticked } from "@/lib/forms/values";
import { useField } from "./field-context";
import { FieldError } from "./field-frame";
import styles from "./form.module.css";

/** A box to tick. `children` replace the field's label. */
export function Checkbox({ name, children }: { name: string; children?: ReactNode }) {
  const { label, error, value, attributes } = useField(name);
  return (
    <div className={styles.field}>
      {error && <FieldError name={name}>{error}</FieldError>}
      <label className={styles.check}>
        <input type="checkbox" value={ticked} defaultChecked={value === ticked} {...attributes} />
        <span>{children ?? label}</span>
      </label>
    </div>
  );
}
