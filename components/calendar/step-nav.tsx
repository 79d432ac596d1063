import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import styles from "./step-nav.module.css";

type Step = { href: string; label: ReactNode };

type StepNavProps = { label: string; before: Step | undefined; after: Step | undefined };

/** Links to what comes before and after, such as the neighbouring months. */
export const StepNav = ({ label, before, after }: StepNavProps) => (
  <nav className={styles.steps} aria-label={label}>
    <ul>
      {before && (
        <li>
          <Link href={before.href} rel="prev">
            <ChevronLeft />
            {before.label}
          </Link>
        </li>
      )}
      {after && (
        <li className={styles.after}>
          <Link href={after.href} rel="next">
            {after.label}
            <ChevronRight />
          </Link>
        </li>
      )}
    </ul>
  </nav>
);
