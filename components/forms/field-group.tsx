import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./form.module.css";

type FieldGroupProps = {
  title: string;
  hint?: string;
  /** Boxes under a question rather than a part of the form */
  isQuestion?: boolean;
  children: ReactNode;
};

/** Fields that belong together, under a name of their own. */
export function FieldGroup({ title, hint, isQuestion = false, children }: FieldGroupProps) {
  return (
    <fieldset className={classNames(styles.group, isQuestion && styles.tight)}>
      <legend className={classNames(!isQuestion && styles.bigLegend)}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

/** Short fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
