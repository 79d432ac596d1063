import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** When, where, how much: a list of `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { icon: LucideIcon; term: string; children: ReactNode };

export function Fact({ icon: Sign, term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Sign />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
