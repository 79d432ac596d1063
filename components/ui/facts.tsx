import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type FactEntry = { icon: LucideIcon; term: string; content: ReactNode };

/** A definition list. Facts without content are left out. */
export function Facts({ facts }: { facts: readonly FactEntry[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ icon: Icon, term, content }) =>
          content && (
            <div key={term} className={styles.fact}>
              <dt>
                <Icon />
                {term}
              </dt>
              <dd>{content}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
