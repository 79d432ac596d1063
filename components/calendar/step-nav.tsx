import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon.island";
import styles from "./step-nav.module.css";

type Step = { href: string; label: ReactNode };

type StepNavProps = { label: string; before: Step | undefined; after: Step | undefined };

/** Links to what comes before and after, such as the neighbouring months. */
export const StepNav = ({ label, before, after }: StepNavProps) => (
  <nav className={styles.steps} aria-label={label}>
    <ul>
      {before && (
        <li>
          <a href={before.href} rel="prev">
            <Icon name="chevron-left" />
            {before.label}
          </a>
        </li>
      )}
      {after && (
        <li className={styles.after}>
          <a href={after.href} rel="next">
            {after.label}
            <Icon name="chevron-right" />
          </a>
        </li>
      )}
    </ul>
  </nav>
);
