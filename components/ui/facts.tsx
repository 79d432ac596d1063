import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** A definition list. Its children are `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { icon: LucideIcon; term: string; children: ReactNode };

/** Renders nothing without content. */
export function Fact({ icon: Icon, term, children }: FactProps) {
  if (children === undefined || children === "") return null;
  return (
    <div className={styles.fact}>
      <dt>
        <Icon />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
